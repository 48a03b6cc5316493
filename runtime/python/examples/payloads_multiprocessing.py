#!/usr/bin/env python3
"""payloads_multiprocessing.py: the sweep of payloads.py over processes of this machine. Robots can be pickled, and
what was compiled once lies in the cache.

    python3 payloads_multiprocessing.py [PROCESSES]
"""
import multiprocessing
import sys
import time

import numpy as np

import payloads


def main():
    processes = int(sys.argv[1]) if len(sys.argv) > 1 else multiprocessing.cpu_count()
    robot, chunks = payloads.arm(), payloads.loads()
    payloads.peaks(robot, chunks[0])  # compiled, once
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        pool.starmap(payloads.peaks, [(robot, chunks[0])] * processes)  # they have started
        begin = time.perf_counter()
        found = np.concatenate(pool.starmap(payloads.peaks, [(robot, chunk) for chunk in chunks], chunksize=4))
        payloads.report(robot, found, time.perf_counter() - begin, f"{processes} processes")


if __name__ == "__main__":
    main()

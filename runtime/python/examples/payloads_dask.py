#!/usr/bin/env python3
"""payloads_dask.py: the sweep of payloads.py by dask.distributed: on this machine, or on a cluster, where the
scheduler's address is all that changes.

    python3 payloads_dask.py [WORKERS]                workers on this machine
    python3 payloads_dask.py tcp://scheduler:8786     a cluster that has rbgen and payloads.py installed
"""
import os
import sys
import time

import dask
import numpy as np
from distributed import Client, LocalCluster

import payloads


def main():
    word = sys.argv[1] if len(sys.argv) > 1 else str(os.cpu_count())
    dask.config.set({"distributed.worker.daemon": False})
    if word.isdigit():
        target = LocalCluster(n_workers=int(word), threads_per_worker=1, processes=True, dashboard_address=None)
    else:
        target = word
    with Client(target) as client:
        robot, chunks = payloads.arm(), payloads.loads()
        shared = client.scatter(robot, broadcast=True)
        client.gather([client.submit(payloads.peaks, shared, chunks[0], workers=[one], pure=False)
                       for one in client.scheduler_info()["workers"]])  # compiled, and loaded by each
        begin = time.perf_counter()
        found = np.concatenate(client.gather(client.map(payloads.peaks, [shared] * len(chunks), chunks)))
        payloads.report(robot, found, time.perf_counter() - begin, f"dask, {word} workers")


if __name__ == "__main__":
    main()

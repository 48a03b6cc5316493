"""__main__.py: python -m rbgen, and the command rbgen that pip installs: the program that came along."""
import os
import sys

from ._native import program


def main() -> None:
    os.execv(program(), ["rbgen"] + sys.argv[1:])


if __name__ == "__main__":
    main()

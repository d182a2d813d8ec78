"""`python -m palifico` is the `palifico` command."""

from palifico.cli import main

if __name__ == "__main__":
    main()

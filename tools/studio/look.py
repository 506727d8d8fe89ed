"""A contact sheet of renders or masters in a few colours: `python3 look.py SHEET.png COLUMNS FILE…`."""
import sys

import numpy as np

from masters import compose, paint, read_master, to_linear, write_image

COLOURS = ('#ECECEA', '#123C86', '#A80F1E', '#5B6066', '#0E0F11')


def linear(colour):
    return to_linear(np.array([int(colour[at:at + 2], 16) for at in (1, 3, 5)]) / 255)


def read_light_of(file):
    return read_master(file) if file.endswith('.webp') else compose(file)


def main(sheet, columns, *files):
    pictures = [paint(*read_light_of(file)[:2], linear(COLOURS[at % len(COLOURS)])) for at, file in enumerate(files)]
    while len(pictures) % int(columns):
        pictures.append(np.ones_like(pictures[0]))
    rows = [np.concatenate(pictures[at:at + int(columns)], axis=1) for at in range(0, len(pictures), int(columns))]
    write_image(np.concatenate(rows), sheet)


if __name__ == '__main__':
    main(*sys.argv[1:])

import { describe, expect, test } from 'vitest'
import type { Master } from './master'
import { paintMaster } from './paint-master'

type Rgb = readonly [number, number, number]

const WIDTH = 8
const fixed: readonly Rgb[] = [
  [0, 0, 0],
  [3, 4, 6],
  [20, 21, 24],
  [60, 64, 70],
  [166, 166, 166],
  [180, 30, 20],
  [255, 255, 255],
  [90, 90, 92],
]
const added: readonly Rgb[] = [
  [0, 0, 0],
  [40, 40, 41],
  [120, 121, 122],
  [200, 201, 203],
  [0, 0, 0],
  [10, 10, 10],
  [255, 255, 255],
  [168, 169, 170],
]
const row: Master = {
  width: WIDTH,
  height: 1,
  bytes: Uint8Array.from([...fixed, ...added].flat()),
  transparency: new Uint8Array(WIDTH),
  vehicle: { left: 0, top: 0, width: WIDTH, height: 1 },
}

/** The same row, painted by `decode`, `paint` and `write_image` of `tools/studio/masters.py`. */
const paintedRows: Readonly<Record<string, readonly Rgb[]>> = {
  '#ECECEA': [
    [0, 0, 0],
    [57, 58, 59],
    [166, 168, 169],
    [252, 252, 253],
    [236, 236, 236],
    [247, 49, 33],
    [255, 255, 255],
    [246, 246, 246],
  ],
  '#A80F1E': [
    [0, 0, 0],
    [38, 2, 6],
    [119, 34, 43],
    [202, 102, 114],
    [236, 236, 236],
    [247, 46, 29],
    [255, 255, 255],
    [202, 138, 142],
  ],
  '#0E0F11': [
    [0, 0, 0],
    [2, 2, 5],
    [32, 34, 39],
    [96, 102, 111],
    [236, 236, 236],
    [247, 46, 29],
    [255, 255, 255],
    [138, 138, 141],
  ],
}

describe('painting a master', () => {
  test.each(Object.entries(paintedRows))('[GAL-05] %s is what the studio’s own script paints', (colour, expected) => {
    const { pixels } = paintMaster(row, { colour, mirrored: false, aspect: WIDTH })
    const wanted = expected.flatMap((rgb) => [...rgb, 255])
    const apart = wanted.map((value, index) => Math.abs(value - (pixels[index] ?? -1)))
    expect(Math.max(...apart)).toBeLessThanOrEqual(1)
    const reversed = paintMaster(row, { colour, mirrored: true, aspect: WIDTH }).pixels
    expect([...reversed.subarray(0, 4)]).toEqual([...pixels.subarray(-4)])
  })

  test('[GAL-05] a shadow is black that lets the surface through, and beyond the image there is nothing', () => {
    // The studio's backdrop at the top is 237; in a shadow that lets half through, the master has half of it.
    const half = [90, 90, 90] as const
    const shadow: Master = {
      ...row,
      bytes: Uint8Array.from([...Array.from({ length: WIDTH }, () => half).flat(), ...new Uint8Array(WIDTH * 3)]),
      transparency: new Uint8Array(WIDTH).fill(148),
    }
    const { pixels, width } = paintMaster(shadow, { colour: '#A80F1E', mirrored: false, aspect: 40 })
    expect(width).toBeGreaterThan(WIDTH)
    const middle = [...pixels.subarray((width >> 1) * 4, (width >> 1) * 4 + 4)]
    expect(middle[3]).toBe(107)
    expect(Math.max(...middle.slice(0, 3))).toBeLessThan(30)
    expect([...pixels.subarray(0, 4)]).toEqual([0, 0, 0, 0])
  })
})

import qrcode from 'qrcode-generator'
import { describe, expect, test } from 'vitest'
import { toQrPath } from './qr'

const URL_TEXT = 'https://banksia.example/cars/2023-toyota-rav4-cruiser-k1'

/** The squares that a path covers. */
const paintSquares = ({ path, size }: { path: string; size: number }): boolean[][] => {
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(run); at += 1) squares[Number(y)]![Number(x) + at] = true
  return squares
}

describe('a QR code', () => {
  test('[VDP-08] the path covers exactly the dark squares of the code', () => {
    const code = qrcode(0, 'M')
    code.addData(URL_TEXT)
    code.make()
    const qr = toQrPath(URL_TEXT)
    expect(qr.size).toBe(code.getModuleCount())
    const squares = paintSquares(qr)
    for (let row = 0; row < qr.size; row += 1)
      for (let at = 0; at < qr.size; at += 1) expect(squares[row]?.[at]).toBe(code.isDark(row, at))
  })

  test('[VDP-08] the three finder patterns are in the corners', () => {
    const squares = paintSquares(toQrPath(URL_TEXT))
    const last = squares.length - 7
    const ring = (x: number, y: number) => squares[y]?.slice(x, x + 7).every(Boolean)
    expect([ring(0, 0), ring(last, 0), ring(0, last), ring(last, last)]).toEqual([true, true, true, false])
  })
})

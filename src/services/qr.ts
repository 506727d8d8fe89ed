import qrcode from 'qrcode-generator'

/** A QR code as one SVG path of unit squares, `size` of them in width and height, without the quiet zone. */
export type QrPath = { readonly path: string; readonly size: number }

/** Encodes a text so that 15 % of the code may be unreadable. Throws if the text is too long. */
export const toQrPath = (text: string): QrPath => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!code.isDark(row, column)) continue
      const start = column
      while (column + 1 < size && code.isDark(row, column + 1)) column += 1
      const length = column - start + 1
      path += `M${start} ${row}h${length}v1h-${length}z`
    }
  }
  return { path, size }
}

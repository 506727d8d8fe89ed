import qrcode from 'qrcode-generator'

/** A QR code as one SVG path of unit squares, `size` of them in width and height, without the quiet zone. */
export type QrPath = { readonly path: string; readonly size: number }

/** Encodes a text so that 15 % of the code may be unreadable. Throws if the text is too long. */
export const qrPath = (text: string): QrPath => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let at = 0; at < size; at += 1) {
      if (!code.isDark(row, at)) continue
      const from = at
      while (at + 1 < size && code.isDark(row, at + 1)) at += 1
      const run = at - from + 1
      path += `M${from} ${row}h${run}v1h-${run}z`
    }
  }
  return { path, size }
}

import type { Font } from 'fontkit'

/** Text as outlines, because an SVG can use no font of its own and a server may have none. */
export type TextOutline = { readonly svg: string; readonly width: number }

const outline = (font: Font, text: string, size: number): TextOutline => {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  const paths = glyphs.map((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
    x += xAdvance
    return path
  })
  return { svg: `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`, width: x * scale }
}

/** Removes whole words at the end, then letters of the last one, until the text fits. */
const shorten = (text: string): string => {
  const base = text.replace(/…$/u, '')
  const words = base.split(' ')
  return `${(words.length > 1 ? words.slice(0, -1).join(' ') : base.slice(0, -1)).trimEnd()}…`
}

/** Draws a text from its baseline at 0,0. One wider than `maxWidth` is set smaller, down to `minSize`, then shortened. */
export const outlineText = (
  font: Font,
  text: string,
  { size, minSize = size, maxWidth }: { readonly size: number; readonly minSize?: number; readonly maxWidth: number },
): TextOutline => {
  const full = outline(font, text, size)
  if (full.width <= maxWidth) return full
  const fitted = Math.max(minSize, (size * maxWidth) / full.width)
  let [rest, smaller] = [text, outline(font, text, fitted)]
  while (smaller.width > maxWidth + 1 && rest.length > 1) {
    rest = shorten(rest)
    smaller = outline(font, rest, fitted)
  }
  return smaller
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontFile, findFontOrDefault, fonts, type FontName } from '@/src/domain/theme/fonts'

/** The fonts of a vehicle sheet as TrueType. */
export type SheetFonts = { readonly text: Buffer; readonly strong: Buffer; readonly heading: Buffer }

const characterRange = (from: number, to: number): string =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const sheetCharacters = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}–—‘’“”•…€™−×→←≤≥`

const fontCache = new Map<string, Promise<Buffer>>()

/** Loads one weight of a bundled font. Cached, because there are few and each takes 0.1 s to create. */
const loadFontWeight = (name: FontName, weight: number, folder: string): Promise<Buffer> => {
  const key = `${folder}/${name}/${weight}`
  const cached = fontCache.get(key)
  if (cached) return cached
  const font = readFile(path.join(folder, path.basename(fontFile(name)))).then((file) =>
    subsetFont(file, sheetCharacters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  )
  fontCache.set(key, font)
  font.catch(() => fontCache.delete(key))
  return font
}

/** Loads the fonts of a theme from the folder that the site serves them from. */
export const loadSheetFonts = async (
  theme: { readonly heading_font: string; readonly text_font: string },
  folder: string,
): Promise<SheetFonts> => {
  const text = findFontOrDefault(theme.text_font)
  const heading = findFontOrDefault(theme.heading_font)
  const [regular, strong, head] = await Promise.all([
    loadFontWeight(text, 400, folder),
    loadFontWeight(text, 650, folder),
    loadFontWeight(heading, fonts[heading].heading.weight, folder),
  ])
  return { text: regular, strong, heading: head }
}

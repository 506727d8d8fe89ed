import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontFile, fontNamed, fonts, type FontName } from '@/src/domain/theme/fonts'

/** The fonts of a vehicle sheet as TrueType. */
export type SheetFonts = { readonly text: Buffer; readonly strong: Buffer; readonly heading: Buffer }

const between = (from: number, to: number): string =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…€™−×→←≤≥`

const faces = new Map<string, Promise<Buffer>>()

/** Loads one weight of a bundled font. Cached, because there are few and each takes 0.1 s to create. */
const face = (name: FontName, weight: number, folder: string): Promise<Buffer> => {
  const key = `${folder}/${name}/${weight}`
  const known = faces.get(key)
  if (known) return known
  const made = readFile(path.join(folder, path.basename(fontFile(name)))).then((whole) =>
    subsetFont(whole, letters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  )
  faces.set(key, made)
  made.catch(() => faces.delete(key))
  return made
}

/** Loads the fonts of a theme from the folder that the site serves them from. */
export const sheetFonts = async (
  theme: { readonly heading_font: string; readonly text_font: string },
  folder: string,
): Promise<SheetFonts> => {
  const text = fontNamed(theme.text_font)
  const heading = fontNamed(theme.heading_font)
  const [regular, strong, head] = await Promise.all([
    face(text, 400, folder),
    face(text, 650, folder),
    face(heading, fonts[heading].heading.weight, folder),
  ])
  return { text: regular, strong, heading: head }
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontFile, fontNamed, fonts, type FontName } from '@/src/domain/theme/fonts'

/** The faces of a sheet as TrueType. */
export type SheetFonts = { readonly text: Buffer; readonly strong: Buffer; readonly heading: Buffer }

const between = (from: number, to: number): string =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…€™−×→←≤≥`

const faces = new Map<string, Promise<Buffer>>()

/** One weight of a font of ours; kept, since there are few and each takes a tenth of a second to make. */
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

/** The fonts of a theme, from the folder the site serves them from. */
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

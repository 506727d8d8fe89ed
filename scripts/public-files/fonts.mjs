import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { inModules, emptyFolder } from './folders.mjs'

const charactersBetween = (from, to) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
/** The characters of Australian sites: Latin with Western European accents, and typographic punctuation. */
const characters = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xa0, 0xff)}–—‘’“”•…€™−×→←≤≥`

/**
 * Returns the smallest file of a font with all these characters and all weights that a theme uses: a page waits for two
 * of them. Fewer weights do not make every font smaller.
 */
const subsetSmallest = async (file) => {
  const original = readFileSync(file)
  const weights = { wght: { min: 400, max: 800, default: 400 } }
  const fewerCharacters = await subsetFont(original, characters, { targetFormat: 'woff2' })
  const fewerWeights = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: weights })
  return fewerWeights.length < fewerCharacters.length ? fewerWeights : fewerCharacters
}

export const generateFonts = async () => {
  const to = emptyFolder('fonts')
  for (const family of readdirSync(inModules('@fontsource-variable'))) {
    const file = `${family}-latin-wght-normal.woff2`
    writeFileSync(path.join(to, file), await subsetSmallest(inModules('@fontsource-variable', family, 'files', file)))
  }
}

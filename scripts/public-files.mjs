/**
 * Fills what pages load from `public/`: the themes' fonts, a drawing for each make's mark,
 * one for all body types, one for all icons. Drawings are files of their own, so that no page carries their paths (twice: in its
 * HTML and in what React reads).
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = fileURLToPath(new URL('../', import.meta.url))
const inModules = (...parts) => path.join(root, 'node_modules', ...parts)
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

const emptied = (name) => {
  const folder = path.join(root, 'public', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

const between = (from, to) => String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
/** What Australian sites write: Latin with the accents of Western Europe, and a printer's punctuation. */
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…€™−×→←≤≥`

/**
 * The smallest file of a font that still has every letter and every weight that a theme sets: a page waits for two of
 * them. A font does not always gain from fewer weights.
 */
const slimmed = async (file) => {
  const whole = readFileSync(file)
  const weights = { wght: { min: 400, max: 800, default: 400 } }
  const fewerLetters = await subsetFont(whole, letters, { targetFormat: 'woff2' })
  const fewerWeights = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: weights })
  return fewerWeights.length < fewerLetters.length ? fewerWeights : fewerLetters
}

const makeFonts = async () => {
  const to = emptied('fonts')
  for (const family of readdirSync(inModules('@fontsource-variable'))) {
    const file = `${family}-latin-wght-normal.woff2`
    writeFileSync(path.join(to, file), await slimmed(inModules('@fontsource-variable', family, 'files', file)))
  }
}

const attributes = (given) =>
  Object.entries(given)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** Lucide's strokes, in the colour of the words around them. */
const icon = async (id, name) => {
  const { __iconData } = await import(`lucide-react/icons/${name}`)
  const parts = __iconData.node.map(([tag, given]) => `<${tag}${attributes(given)}/>`).join('')
  const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  return `<symbol id="${id}" viewBox="0 0 24 24" ${stroke}>${parts}</symbol>`
}

/** `<use href="/marks/kia.svg#m">`; bodies as `/marks/bodies.svg#ute`, icons as `/marks/icons.svg#phone`. */
const drawMarks = async () => {
  const to = emptied('marks')
  const svg = (inside) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>\n`
  const symbol = (id, box, path) => `<symbol id="${id}" viewBox="${box}"><path d="${path}"/></symbol>`
  for (const [make, icon] of Object.entries(readJson('src/ui/make-marks.json'))) {
    const [, drawn] = / d="([^"]+)"/.exec(readFileSync(inModules('simple-icons', 'icons', `${icon}.svg`), 'utf8')) ?? []
    if (!drawn) throw new Error(`simple-icons has no ${icon}.`)
    writeFileSync(path.join(to, `${make.replaceAll(' ', '-')}.svg`), svg(symbol('m', '0 0 24 24', drawn)))
  }
  const bodies = Object.entries(readJson('src/ui/body-shapes.json'))
  writeFileSync(path.join(to, 'bodies.svg'), svg(bodies.map(([id, drawn]) => symbol(id, '0 4 24 17', drawn)).join('')))
  const icons = Object.entries(readJson('src/ui/icons.json'))
  writeFileSync(path.join(to, 'icons.svg'), svg((await Promise.all(icons.map((one) => icon(...one)))).join('')))
}

await Promise.all([makeFonts(), drawMarks()])

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { inModules, readJson, emptyFolder } from './folders.mjs'

const formatAttributes = (attributeValues) =>
  Object.entries(attributeValues)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** One of Lucide's icons as an SVG symbol, in the colour of the surrounding text; `--icon-fill` fills its outline. */
const iconSymbol = async (id, name) => {
  const { __iconData } = await import(`lucide-react/icons/${name}`)
  const parts = __iconData.node
    .map(([tag, attributeValues]) => `<${tag}${formatAttributes(attributeValues)}/>`)
    .join('')
  const stroke =
    'fill="var(--icon-fill, none)" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  return `<symbol id="${id}" viewBox="0 0 24 24" ${stroke}>${parts}</symbol>`
}

/** The side of a logo's square, and the height that its letters may have. */
const LOGO_SIZE = 24
const MAX_LETTER_HEIGHT = 9

/** The name of a make that has no logo we may use, as outlines: a word a line, as wide as a logo. */
const outlineName = async (name) => {
  const file = inModules('@fontsource-variable', 'archivo', 'files', 'archivo-latin-wght-normal.woff2')
  const bold = { targetFormat: 'sfnt', variationAxes: { wght: 700 } }
  const font = create(await subsetFont(readFileSync(file), name, bold))
  const lines = name.split(' ').map((word) => font.layout(word))
  const widest = Math.max(...lines.map(({ advanceWidth }) => advanceWidth))
  const scale = Math.min(LOGO_SIZE / widest, MAX_LETTER_HEIGHT / font.capHeight)
  const height = font.capHeight * scale
  const step = height * 1.4
  const firstBaseline = (LOGO_SIZE + height - step * (lines.length - 1)) / 2
  return lines
    .map(({ glyphs, positions, advanceWidth }, line) => {
      let x = -advanceWidth / 2
      const letters = glyphs.map((glyph, at) => {
        const letter = glyph.path.translate(x, 0).toSVG()
        x += positions[at].xAdvance
        return letter
      })
      const baseline = (firstBaseline + step * line).toFixed(2)
      return `<path transform="translate(${LOGO_SIZE / 2} ${baseline}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${letters.join('')}"/>`
    })
    .join('')
}

/** Used as `<use href="/marks/kia.svg#m">`, `/marks/body-ute.svg#m` and `/marks/icons.svg#phone`. */
export const generateLogos = async () => {
  const to = emptyFolder('marks')
  const svg = (inside) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>\n`
  const symbol = (id, box, path) => `<symbol id="${id}" viewBox="${box}"><path d="${path}"/></symbol>`
  for (const [make, icon] of Object.entries(readJson('src/shared/logos/make-marks.json'))) {
    const [, pathData] =
      / d="([^"]+)"/.exec(readFileSync(inModules('simple-icons', 'icons', `${icon}.svg`), 'utf8')) ?? []
    if (!pathData) throw new Error(`simple-icons has no ${icon}.`)
    writeFileSync(path.join(to, `${make}.svg`), svg(symbol('m', '0 0 24 24', pathData)))
  }
  for (const [make, name] of Object.entries(readJson('src/shared/logos/word-marks.json')))
    writeFileSync(
      path.join(to, `${make}.svg`),
      svg(`<symbol id="m" viewBox="0 0 24 24">${await outlineName(name)}</symbol>`),
    )
  for (const [body, pathData] of Object.entries(readJson('src/shared/logos/body-shapes.json')))
    writeFileSync(path.join(to, `body-${body}.svg`), svg(symbol('m', '0 0 480 340', pathData)))
  const icons = Object.entries(readJson('src/ui/icons.json'))
  writeFileSync(path.join(to, 'icons.svg'), svg((await Promise.all(icons.map((one) => iconSymbol(...one)))).join('')))
}

/**
 * Generates the files that pages load from `public/`: the themes' fonts, a logo for each make, one file with all body
 * types, one with all icons, and the map of Australia. Drawings are separate files so that pages do not carry their
 * paths twice, in the HTML and in the data for React.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { feature } from 'topojson-client'
import world from 'world-atlas/countries-10m.json' with { type: 'json' }

const root = fileURLToPath(new URL('../', import.meta.url))
const inModules = (...parts) => path.join(root, 'node_modules', ...parts)
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

const emptyFolder = (name) => {
  const folder = path.join(root, 'public', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

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

const generateFonts = async () => {
  const to = emptyFolder('fonts')
  for (const family of readdirSync(inModules('@fontsource-variable'))) {
    const file = `${family}-latin-wght-normal.woff2`
    writeFileSync(path.join(to, file), await subsetSmallest(inModules('@fontsource-variable', family, 'files', file)))
  }
}

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

const rectangle = (x, y, width, height, more) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`

/** The shapes of a block's picture, by their letter: `h 8 9 40 6` is a heading at 8, 9 of 40 by 6. */
const shapes = {
  /** A filled button. */
  a: (x, y, w, h) => rectangle(x, y, w, h, 'rx="2" fill="#1f4e8c"'),
  /** An outlined button. */
  o: (x, y, w, h) => rectangle(x, y, w, h, 'rx="2" fill="#fff" stroke="#1f4e8c" stroke-width="1.5"'),
  /** A card or a field. */
  c: (x, y, w, h) => rectangle(x, y, w, h, 'rx="2" fill="#fff" stroke="#b7c0cc"'),
  /** A dark band. */
  d: (x, y, w, h) => rectangle(x, y, w, h, 'rx="1" fill="#34404e"'),
  h: (x, y, w, h) => rectangle(x, y, w, h, 'rx="1" fill="#5d6b7c"'),
  t: (x, y, w, h) => rectangle(x, y, w, h, 'rx="1" fill="#aab4c0"'),
  l: (x, y, w, h) => rectangle(x, y, w, h, 'fill="#8794a3"'),
  r: (x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#8fb0d8"/>`,
  /** An image: hills and the sun. */
  i: (x, y, w, h) =>
    `${rectangle(x, y, w, h, 'rx="2" fill="#cfdcec"')}<path d="M${x} ${y + h}l${w * 0.35} ${-h * 0.5} ${w * 0.25} ${h * 0.3} ${w * 0.15} ${-h * 0.18} ${w * 0.25} ${h * 0.38}z" fill="#8fb0d8"/><circle cx="${x + w * 0.78}" cy="${y + h * 0.25}" r="${Math.min(w, h) * 0.1}" fill="#fff"/>`,
  /** A pin of a map. */
  n: (x, y) =>
    `<path d="M${x} ${y + 6}c-9-11-4-17 0-17s9 6 0 17z" fill="#1f4e8c"/><circle cx="${x}" cy="${y - 4}" r="2" fill="#fff"/>`,
  /** The button that plays a video. */
  p: (x, y) =>
    `<circle cx="${x}" cy="${y}" r="12" fill="#1f4e8c"/><path d="M${x - 4} ${y - 6}l10 6-10 6z" fill="#fff"/>`,
  /** A star. */
  s: (x, y) =>
    `<path d="M${x} ${y - 3}l.9 1.9 2.1.3-1.5 1.5.4 2.1-1.9-1-1.9 1 .4-2.1-1.5-1.5 2.1-.3z" fill="#e0a526"/>`,
}

const drawShape = (text) => {
  const [kind, ...numbers] = text.split(' ')
  return shapes[kind](...numbers.map(Number))
}

/** A small picture of each block, for the panel's list of blocks: `/marks/blocks/hero.svg`. */
const generateBlockThumbnails = () => {
  const to = path.join(root, 'public', 'marks', 'blocks')
  mkdirSync(to, { recursive: true })
  for (const [slug, parts] of Object.entries(readJson('src/blocks/thumbnails.json')))
    writeFileSync(
      path.join(to, `${slug}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80"><rect width="120" height="80" fill="#f2f5f8"/>${parts.map(drawShape).join('')}</svg>\n`,
    )
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

/** Used as `<use href="/marks/kia.svg#m">`, `/marks/bodies.svg#ute` and `/marks/icons.svg#phone`. */
const generateLogos = async () => {
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
  const bodies = Object.entries(readJson('src/shared/logos/body-shapes.json'))
  writeFileSync(
    path.join(to, 'bodies.svg'),
    svg(bodies.map(([id, pathData]) => symbol(id, '0 4 24 17', pathData)).join('')),
  )
  const icons = Object.entries(readJson('src/ui/icons.json'))
  writeFileSync(path.join(to, 'icons.svg'), svg((await Promise.all(icons.map((one) => iconSymbol(...one)))).join('')))
}

/** Australia's code in ISO 3166-1. */
const AUSTRALIA = '036'

/** Outlines smaller than this, in degrees, are left out of the drawn map. */
const SMALLEST_ISLAND = 0.25
/** By how much the drawn coast may differ from the real one, in degrees: less than a pixel of the largest map. */
const COAST_TOLERANCE = 0.02

/** Borders of the states, from coast to coast, as longitude and southern latitude. */
const stateBorders = [
  '129,14.9 129,31.69', // Western Australia
  '138,16.55 138,26 141,26 141,38.06', // Queensland and Victoria from the west
  '129,26 138,26', // Northern Territory and South Australia
  '141,29 149,29 151.2,28.8 152,28.45 153.55,28.16', // Queensland and New South Wales
  '141,34 142.2,34.2 143.3,34.8 144.8,36.1 146.9,36.1 148.2,36.75 149.97,37.5', // The Murray and beyond
  '148.8,35.15 149.2,35.1 149.4,35.55 149.1,35.9 148.8,35.15', // Australian Capital Territory
]

/** Distance of a point from the line through two others. */
const distanceToLine = ([x, y], [x1, y1], [x2, y2]) => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return length === 0
    ? Math.hypot(x - x1, y - y1)
    : Math.abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length
}

/** Leaves out points that are nearly on the line between their neighbours (Douglas and Peucker). */
const simplifyLine = (points, tolerance) => {
  const [first, last] = [points[0], points.at(-1)]
  const distances = points.map((point) => distanceToLine(point, first, last))
  const furthest = distances.indexOf(Math.max(...distances))
  if (points.length < 3 || distances[furthest] <= tolerance) return [first, last]
  return [
    ...simplifyLine(points.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(furthest), tolerance),
  ]
}

/** A ring as relative steps of hundredths of a degree, which are shorter than its points. */
const ringPath = (ring) => {
  const points = simplifyLine(ring, COAST_TOLERANCE).map(([x, y]) => [Math.round(x * 100), Math.round(-y * 100)])
  const steps = points.slice(1, -1).map(([x, y], index) => `${x - points[index][0]} ${y - points[index][1]}`)
  return `M${points[0].join(' ')}l${steps.join(' ')}z`
}

const isLargeRing = (ring) => {
  const longitudes = ring.map(([x]) => x)
  return Math.max(...longitudes) - Math.min(...longitudes) > SMALLEST_ISLAND
}

/** The drawn map in degrees, for `<use href="/map/land.svg#land">` (src/shared/drawn-map.tsx). */
const drawLand = (coordinates) => {
  const coast = coordinates
    .map(([ring]) => ring)
    .filter(isLargeRing)
    .map(ringPath)
    .join('')
  const thin = 'vector-effect="non-scaling-stroke"'
  const borders = `<path d="M${stateBorders.join('M')}" fill="none" ${thin}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="land"><path d="${coast}" transform="scale(.01)" ${thin}/>${borders}</g></svg>\n`
}

/** The map's worker, which a browser loads as a file of its own, and Australia's coast with three decimals of a degree. */
const generateMap = () => {
  const to = emptyFolder('map')
  copyFileSync(inModules('maplibre-gl', 'dist', 'maplibre-gl-worker.mjs'), path.join(to, 'worker.mjs'))
  copyFileSync(inModules('maplibre-gl', 'dist', 'maplibre-gl-shared.mjs'), path.join(to, 'maplibre-gl-shared.mjs'))
  const australia = world.objects.countries.geometries.find(({ id }) => id === AUSTRALIA)
  const round = (value) => (Array.isArray(value) ? value.map(round) : Math.round(value * 1000) / 1000)
  const { geometry } = feature(world, australia)
  const coast = { type: geometry.type, coordinates: round(geometry.coordinates) }
  writeFileSync(path.join(to, 'australia.json'), JSON.stringify(coast))
  writeFileSync(path.join(to, 'land.svg'), drawLand(geometry.coordinates))
}

generateMap()
await Promise.all([generateFonts(), generateLogos()])
generateBlockThumbnails()

/**
 * Fills what pages load from `public/`: the Latin variable files of the themes' fonts, a drawing for each make's mark,
 * one for all body types, one for all icons. Drawings are files of their own, so that no page carries their paths (twice: in its
 * HTML and in what React reads).
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'

const root = fileURLToPath(new URL('../', import.meta.url))
const inModules = (...parts) => path.join(root, 'node_modules', ...parts)
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

const emptied = (name) => {
  const folder = path.join(root, 'public', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

const copyFonts = () => {
  const to = emptied('fonts')
  for (const family of readdirSync(inModules('@fontsource-variable'))) {
    const file = `${family}-latin-wght-normal.woff2`
    copyFileSync(inModules('@fontsource-variable', family, 'files', file), path.join(to, file))
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

copyFonts()
await drawMarks()

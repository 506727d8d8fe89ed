import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from './folders.mjs'
import { root } from '../lib/paths.mjs'

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
export const generateBlockThumbnails = () => {
  const to = path.join(root, 'public', 'marks', 'blocks')
  mkdirSync(to, { recursive: true })
  for (const [slug, parts] of Object.entries(readJson('src/blocks/thumbnails.json')))
    writeFileSync(
      path.join(to, `${slug}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80"><rect width="120" height="80" fill="#f2f5f8"/>${parts.map(drawShape).join('')}</svg>\n`,
    )
}

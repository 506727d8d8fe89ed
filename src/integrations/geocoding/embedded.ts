import table from './postcodes.json'
import type { Geocoding, GeocodedPostcode } from './port'

const rowByPostcode: Readonly<Record<string, string>> = table.postcodes

/** Parses a row of the table, such as `Darwin|NT|-12.46|130.84`. */
const parseRow = (postcode: string, row: string): GeocodedPostcode => {
  const [town = '', state = '', lat, long] = row.split('|')
  return { postcode, name: `${town}, ${state}`, lat: Number(lat), long: Number(long) }
}

/** Looks up the bundled postcode table (GeoNames, CC BY 4.0), which `scripts/postcode-table.mjs` generates. */
export const embeddedGeocoding: Geocoding = {
  locate: async (postcode) => {
    const row = Object.hasOwn(rowByPostcode, postcode) ? rowByPostcode[postcode] : undefined
    return row === undefined ? null : parseRow(postcode, row)
  },
}

import { findSuburbOf } from '@/src/domain/locations/address-check'
import { listSuburbs } from './suburbs'
import { readPostcodeTable } from './tables'
import type { Geocoding, GeocodedPostcode } from './port'

/** Parses a row of the table, such as `Darwin|NT|-12.46|130.84`. */
const parseRow = (postcode: string, row: string): GeocodedPostcode => {
  const [town = '', state = '', lat, long] = row.split('|')
  return { postcode, name: `${town}, ${state}`, lat: Number(lat), long: Number(long) }
}

const findPostcode = (postcode: string): GeocodedPostcode | null => {
  const { postcodes } = readPostcodeTable()
  const row = Object.hasOwn(postcodes, postcode) ? postcodes[postcode] : undefined
  return row === undefined ? null : parseRow(postcode, row)
}

/** Looks up the bundled postcodes and suburbs (GeoNames, CC BY 4.0), which `scripts/postcode-table.mjs` generates. */
export const embeddedGeocoding: Geocoding = {
  locate: async (postcode) => findPostcode(postcode),
  locateAddress: async (address) => {
    const place = findSuburbOf(address, listSuburbs()) ?? findPostcode(address.postcode)
    return place && { lat: place.lat, long: place.long, isExact: false }
  },
}

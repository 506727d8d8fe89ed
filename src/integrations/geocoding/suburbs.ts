import type { Suburb } from '@/src/domain/locations/place-suggestions'
import { readSuburbTable } from './tables'

/** Parses a row such as `Parramatta|-33.82|151.00|2150`. */
const parseRow = (state: string, row: string): Suburb => {
  const [name = '', lat, long, postcodes = ''] = row.split('|')
  return { name, state, lat: Number(lat), long: Number(long), postcodes: postcodes.split(' ') }
}

let suburbs: readonly Suburb[] | undefined

/** The bundled suburbs of Australia with their postcodes (GeoNames, CC BY 4.0). On the server only. */
export const listSuburbs = (): readonly Suburb[] => {
  suburbs ??= Object.entries(readSuburbTable().suburbs).flatMap(([state, rows]) =>
    rows.map((row) => parseRow(state, row)),
  )
  return suburbs
}

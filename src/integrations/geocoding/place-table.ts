import { suburbKey, type NamedPlace, type PlaceTable } from '@/src/domain/locations/places'
import { readPostcodeTable, readSuburbTable } from './tables'

type Suburb = NamedPlace & { readonly state: string }

/** Parses a row of the suburbs, such as `Parramatta|-33.82|151.00`. */
const parseSuburb = (state: string, row: string): Suburb => {
  const [name = '', lat, long] = row.split('|')
  return { name: `${name} ${state}`, state, lat: Number(lat), long: Number(long) }
}

const indexSuburbs = (): ReadonlyMap<string, readonly Suburb[]> => {
  const index = new Map<string, Suburb[]>()
  for (const [state, rows] of Object.entries(readSuburbTable().suburbs))
    for (const row of rows) {
      const key = suburbKey(row.slice(0, row.indexOf('|')))
      index.set(key, [...(index.get(key) ?? []), parseSuburb(state, row)])
    }
  return index
}

let suburbIndex: ReturnType<typeof indexSuburbs> | undefined

/**
 * The bundled postcodes and suburbs (GeoNames, CC BY 4.0), for searches by distance: they are read for each page and
 * for words as they are typed, so no provider is asked. On the server only; `scripts/postcode-table.mjs` generates both.
 */
export const placeTable: PlaceTable = {
  postcode: (postcode) => {
    const { postcodes } = readPostcodeTable()
    const row = Object.hasOwn(postcodes, postcode) ? postcodes[postcode] : undefined
    const [, , lat, long] = row?.split('|') ?? []
    return row === undefined ? undefined : { name: postcode, lat: Number(lat), long: Number(long) }
  },
  suburbs: (key) => {
    suburbIndex ??= indexSuburbs()
    return suburbIndex.get(key) ?? []
  },
}

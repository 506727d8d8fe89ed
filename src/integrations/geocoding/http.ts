import * as z from 'zod/mini'
import { fetchJson, withParams } from '@/src/platform/http/fetch-json'
import type { AddressPosition, TypedAddress } from '@/src/domain/locations/address-check'
import type { Geocoding, GeocodedPostcode } from './port'

const componentSchema = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })

const responseSchema = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(componentSchema),
      geometry: z.object({
        location: z.object({ lat: z.number(), lng: z.number() }),
        location_type: z.optional(z.string()),
      }),
    }),
  ),
})

type Result = z.infer<typeof responseSchema>['results'][number]

const findComponent = ({ address_components }: Result, type: string) =>
  address_components.find(({ types }) => types.includes(type))

/** Returns null for a result without the postcode: Google answers an unknown postcode with the whole country. */
const toGeocodedPostcode = (postcode: string, result: Result | undefined): GeocodedPostcode | null => {
  if (!result || findComponent(result, 'postal_code')?.short_name !== postcode) return null
  const town = findComponent(result, 'locality')?.long_name
  const state = findComponent(result, 'administrative_area_level_1')?.short_name
  const { lat, lng: long } = result.geometry.location
  return { postcode, name: [town ?? postcode, state].filter(Boolean).join(', '), lat, long }
}

/** Postcodes do not move and each request costs money, so the latest answers are cached. */
const formatAddress = ({ street, city, state, postcode }: TypedAddress): string => {
  const town = [city, state, postcode].filter(Boolean).join(' ')
  return city === '' && postcode === '' ? '' : [street, town].filter(Boolean).join(', ')
}

/** Google's words for a building, as opposed to the middle of a street or suburb. */
const exactTypes: readonly unknown[] = ['ROOFTOP', 'RANGE_INTERPOLATED']

/** Returns null for the whole country, which Google answers for an unknown address. */
const toPosition = (result: Result | undefined): AddressPosition | null => {
  if (!result || !findComponent(result, 'administrative_area_level_1')) return null
  const { location, location_type } = result.geometry
  return { lat: location.lat, long: location.lng, isExact: exactTypes.includes(location_type) }
}

const MAX_CACHED_POSTCODES = 3000

type GoogleOptions = { readonly key: string; readonly address?: string; readonly timeoutMs?: number }

/** Google's geocoding, restricted to Australian postcodes (LOC-07). Called from the server only, to hide the key. */
export const createGoogleGeocoding = ({
  key,
  address = 'https://maps.googleapis.com/maps/api/geocode/json',
  timeoutMs = 2500,
}: GoogleOptions): Geocoding => {
  const cache = new Map<string, GeocodedPostcode | null>()
  const request = async (params: Readonly<Record<string, string>>): Promise<Result | undefined> => {
    const parsed = responseSchema.safeParse(await fetchJson(withParams(address, { ...params, key }), { timeoutMs }))
    if (!parsed.success) throw new Error('The geocoding service sent unexpected fields.')
    const { status, results } = parsed.data
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`The geocoding service answered ${status}.`)
    return results[0]
  }
  const requestPostcode = async (postcode: string): Promise<GeocodedPostcode | null> =>
    toGeocodedPostcode(postcode, await request({ components: `postal_code:${postcode}|country:AU` }))
  return {
    locate: async (postcode) => {
      const cached = cache.get(postcode)
      if (cached !== undefined) return cached
      const place = await requestPostcode(postcode)
      cache.set(postcode, place)
      const [oldest] = cache.keys()
      if (cache.size > MAX_CACHED_POSTCODES && oldest !== undefined) cache.delete(oldest)
      return place
    },
    locateAddress: async (fullAddress) => {
      const text = formatAddress(fullAddress)
      return text === '' ? null : toPosition(await request({ address: text, components: 'country:AU' }))
    },
  }
}

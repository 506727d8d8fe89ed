import * as z from 'zod/mini'
import { askJson, withParams } from '../http/ask-json'
import type { Geocoding, Place } from './port'

const component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })

const answer = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(component),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
})

type Result = z.infer<typeof answer>['results'][number]

const part = ({ address_components }: Result, type: string) =>
  address_components.find(({ types }) => types.includes(type))

/** Returns null for a result without the postcode: Google answers an unknown postcode with the whole country. */
const placeOf = (postcode: string, result: Result | undefined): Place | null => {
  if (!result || part(result, 'postal_code')?.short_name !== postcode) return null
  const town = part(result, 'locality')?.long_name
  const state = part(result, 'administrative_area_level_1')?.short_name
  const { lat, lng: long } = result.geometry.location
  return { postcode, name: [town ?? postcode, state].filter(Boolean).join(', '), lat, long }
}

/** Postcodes do not move and each request costs money, so the latest answers are cached. */
const kept = 3000

type Options = { readonly key: string; readonly address?: string; readonly timeoutMs?: number }

/** Google's geocoding, restricted to Australian postcodes (LOC-07). Called from the server only, to hide the key. */
export const googleGeocoding = ({
  key,
  address = 'https://maps.googleapis.com/maps/api/geocode/json',
  timeoutMs = 2500,
}: Options): Geocoding => {
  const known = new Map<string, Place | null>()
  const ask = async (postcode: string): Promise<Place | null> => {
    const components = `postal_code:${postcode}|country:AU`
    const read = answer.safeParse(await askJson(withParams(address, { components, key }), { timeoutMs }))
    if (!read.success) throw new Error('The geocoding service sent unexpected fields.')
    const { status, results } = read.data
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`The geocoding service answered ${status}.`)
    return placeOf(postcode, results[0])
  }
  return {
    locate: async (postcode) => {
      const before = known.get(postcode)
      if (before !== undefined) return before
      const place = await ask(postcode)
      known.set(postcode, place)
      const [oldest] = known.keys()
      if (known.size > kept && oldest !== undefined) known.delete(oldest)
      return place
    },
  }
}

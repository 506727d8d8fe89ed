import type { Env } from '@/src/env'
import { embeddedGeocoding } from './embedded'
import { createGoogleGeocoding } from './http'
import type { Geocoding } from './port'

/** Creates Google's geocoding if the environment has a key, else uses the bundled table. */
export const createGeocoding = ({ GEOCODING_KEY: key }: Pick<Env, 'GEOCODING_KEY'>): Geocoding =>
  key ? createGoogleGeocoding({ key }) : embeddedGeocoding

import type { Env } from '@/src/env'
import { embeddedGeocoding } from './embedded'
import { googleGeocoding } from './http'
import type { Geocoding } from './port'

/** Google's service where this environment has its key, else the table that comes along. */
export const geocoding = ({ GEOCODING_KEY: key }: Pick<Env, 'GEOCODING_KEY'>): Geocoding =>
  key ? googleGeocoding({ key }) : embeddedGeocoding

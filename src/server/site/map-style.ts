import 'server-only'
import { env } from '@/src/env'

/** The style of the installation's map service, which browsers load; undefined where Australia is drawn (SHP-04). */
export const mapStyleUrl = env.MAP_STYLE_URL

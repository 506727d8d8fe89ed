import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** Returns the one Payload instance of this process. */
export const payload = (): Promise<Payload> => getPayload({ config })

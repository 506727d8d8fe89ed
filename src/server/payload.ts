import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The one Payload of this process. */
export const payload = (): Promise<Payload> => getPayload({ config })

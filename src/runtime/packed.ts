import { constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { encodingFor } from './encoding'

const pack = promisify(gzip)
/** A smaller response fits in one packet either way. */
const worthPacking = 1400

type Answer = { readonly headers: Readonly<Record<string, string>>; readonly body: string }
type Packed = { readonly headers: Record<string, string>; readonly body: string | Buffer }

/**
 * Compresses a response if the client accepts it: the 30 to 60 kB of a search's JSON shrink to a fifth. Runs outside
 * the event loop, at the fastest level, because the result is sent once.
 */
export const packed = async ({ headers, body }: Answer, accepted: string | undefined): Promise<Packed> => {
  const named = { ...headers, vary: 'accept-encoding' }
  if (body.length < worthPacking || encodingFor(accepted, ['gzip']) === null) return { headers: named, body }
  const bytes = await pack(body, { level: constants.Z_BEST_SPEED })
  return { headers: { ...named, 'content-encoding': 'gzip', 'content-length': String(bytes.length) }, body: bytes }
}

import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Hash and salt as Payload stores them (3.90: `generatePasswordSaltHash`). */
export type StoredPassword = { readonly hash: string | null; readonly salt: string | null }

const derive = promisify(pbkdf2)

const currentPrefix = 'pbkdf2-sha256-v1:'
const current = { iterations: 600_000, bytes: 32 }
/** Payload's hashes before they had a prefix. */
const legacy = { iterations: 25_000, bytes: 512 }

/**
 * Whether a password is the stored one. Without one, as for an address that nobody has, it answers false and takes as
 * long: the time of the answer does not say whose accounts there are.
 */
export const isPasswordOf = async (stored: StoredPassword | null, password: string): Promise<boolean> => {
  const hash = stored?.hash ?? currentPrefix
  const isCurrent = hash.startsWith(currentPrefix)
  const { iterations, bytes } = isCurrent ? current : legacy
  const derived = await derive(password, stored?.salt ?? randomBytes(32).toString('hex'), iterations, bytes, 'sha256')
  const expected = Buffer.from(isCurrent ? hash.slice(currentPrefix.length) : hash, 'hex')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

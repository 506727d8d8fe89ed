import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Hash and salt as Payload stores them (3.90: `generatePasswordSaltHash`). */
export type StoredPassword = { readonly hash: string | null; readonly salt: string | null }

const derive = promisify(pbkdf2)

const CURRENT_PREFIX = 'pbkdf2-sha256-v1:'
const currentHashing = { iterations: 600_000, bytes: 32 }
/** Payload's hashes from before they had a prefix. */
const legacyHashing = { iterations: 25_000, bytes: 512 }

/**
 * Verifies a password. Without a stored one, as for an unknown email address, it takes as long before it returns false:
 * the response time must not reveal which accounts exist.
 */
export const verifyPassword = async (stored: StoredPassword | null, password: string): Promise<boolean> => {
  const hash = stored?.hash ?? CURRENT_PREFIX
  const isCurrent = hash.startsWith(CURRENT_PREFIX)
  const { iterations, bytes } = isCurrent ? currentHashing : legacyHashing
  const derived = await derive(password, stored?.salt ?? randomBytes(32).toString('hex'), iterations, bytes, 'sha256')
  const expected = Buffer.from(isCurrent ? hash.slice(CURRENT_PREFIX.length) : hash, 'hex')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

import { createHash, randomBytes } from 'node:crypto'

/** Tokens of links that are mailed to staff: an invitation, and the confirmation of a new email address (STF-09). */

const TOKEN_BYTES = 32

/** Hexadecimal, because mail programs leave a hyphen or underscore at the end out of a link. */
export const createLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('hex')

/** A fast hash is enough: the token has 256 random bits, so it cannot be guessed from its hash. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')

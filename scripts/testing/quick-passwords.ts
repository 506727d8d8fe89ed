/**
 * Hashing a password takes a quarter of a second of processor time, on purpose. Database tests sign in some hundreds of
 * times, so they hash with fewer rounds. Everything else about passwords is as in production.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const MAX_ROUNDS = 1_000

const hash = crypto.pbkdf2
crypto.pbkdf2 = (password, salt, rounds, length, digest, callback) =>
  hash(password, salt, Math.min(rounds, MAX_ROUNDS), length, digest, callback)
// Makes `import { pbkdf2 }` the new function too.
syncBuiltinESMExports()

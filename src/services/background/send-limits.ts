import { withTimeout } from '@/src/platform/with-timeout'

/** Seconds for which a claimed message is leased; an attempt and the storing of its outcome end well before. */
export const LEASE_SECONDS = 120

const MAX_ATTEMPT_MS = 30_000

/** Rejects if the receiver does not answer for so long that the lease might end. */
export const withSendTimeout = (sending: Promise<void>): Promise<void> =>
  withTimeout(sending, MAX_ATTEMPT_MS, `No answer in ${String(MAX_ATTEMPT_MS / 1000)} s.`)

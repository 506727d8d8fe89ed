import { setTimeout as sleep } from 'node:timers/promises'

/** Seconds for which a claimed message is leased; an attempt and the storing of its outcome end well before. */
export const LEASE_SECONDS = 120

const MAX_ATTEMPT_MS = 30_000

/** Rejects if the receiver does not answer for so long that the lease might end. */
export const withSendTimeout = async (sending: Promise<void>): Promise<void> => {
  const timer = new AbortController()
  const timeout = sleep(MAX_ATTEMPT_MS, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`No answer in ${String(MAX_ATTEMPT_MS / 1000)} s.`)
  })
  try {
    await Promise.race([sending, timeout])
  } finally {
    timer.abort()
  }
}

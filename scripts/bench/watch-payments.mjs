/** Continuously compares the provider's record of each payment with the payment and the hold in the database. */
import { setTimeout as sleep } from 'node:timers/promises'

const PAYMENTS_QUERY = `SELECT p.id, p.state AS payment, r.state AS hold, r.held_until < now() AS over
  FROM payments p JOIN reservations r ON r.id = p.reservation_id WHERE p.provider = 'stripe' AND p.created_at >= $1`

const heldStates = ['held', 'completed']
const activeStates = ['pending', 'held']

/**
 * True when a payment that the provider has received is stored correctly: with a hold, or cancelled and kept by staff.
 */
const isPaidConsistent = ({ payment, hold }) => payment === 'paid' && [...heldStates, 'cancelled'].includes(hold)

const isUnpaidConsistent = ({ payment, hold }, open) => {
  if (hold === 'pending') return payment === 'open'
  // An ended hold must not have an open checkout.
  return !open && ['failed', 'expired'].includes(payment) && hold !== 'held'
}

const isConsistent = (here, truth) => {
  if (activeStates.includes(here.hold) && here.over) return false
  if (truth.some(({ paid, returned }) => paid && !returned)) return isPaidConsistent(here)
  if (truth.some(({ returned }) => returned)) return here.payment === 'refunded' && !activeStates.includes(here.hold)
  return isUnpaidConsistent(
    here,
    truth.some(({ open }) => open),
  )
}

/**
 * Starts watching, until `stop` is called.
 * @param {import('pg').Pool} db
 * @param {{ truthOf: (payment: string) => { open: boolean, paid: boolean, returned: boolean }[] }} provider
 */
export const watchPayments = (db, provider) => {
  const startedAt = new Date(Date.now() - 1000)
  /**
   * Payments in disagreement: `hit` by a crash, and `from`, the site's uptime at the restart after it (null before).
   */
  const inconsistent = new Map()
  const recoverySeconds = []
  /** Seconds that the site was up: payments cannot be settled while it is down. */
  const up = { before: 0, since: performance.now() }
  const uptimeSeconds = () => up.before + (up.since === null ? 0 : (performance.now() - up.since) / 1000)
  let watching = true
  const comparePayments = async () => {
    const { rows } = await db.query(PAYMENTS_QUERY, [startedAt])
    for (const here of rows) {
      const right = isConsistent(here, provider.truthOf(here.id))
      if (!right && !inconsistent.has(here.id)) inconsistent.set(here.id, { hit: false, from: null })
      if (!right || !inconsistent.has(here.id)) continue
      const { from } = inconsistent.get(here.id)
      if (from !== null) recoverySeconds.push(uptimeSeconds() - from)
      inconsistent.delete(here.id)
    }
  }
  const running = (async () => {
    while (watching) {
      // The database is down for a moment, which this bench causes on purpose.
      await comparePayments().catch(() => undefined)
      await sleep(100)
    }
  })()
  return {
    crashed: () => {
      up.before = uptimeSeconds()
      up.since = null
      for (const one of inconsistent.values()) one.hit = true
    },
    restarted: () => {
      up.since = performance.now()
      for (const one of inconsistent.values()) if (one.hit) one.from ??= uptimeSeconds()
    },
    left: () => inconsistent.size,
    report: () => ({ ends: recoverySeconds.length, slowest: Math.max(0, ...recoverySeconds) }),
    /** Final count over all payments. */
    count: async () => {
      const { rows } = await db.query(PAYMENTS_QUERY, [startedAt])
      const all = rows.map((here) => ({ here, truth: provider.truthOf(here.id) }))
      const countUnrefunded = ({ truth }) => truth.filter(({ paid, returned }) => paid && !returned).length
      return {
        paid: all.filter(({ truth }) => truth.some(({ paid }) => paid)).length,
        returned: all.filter(({ truth }) => truth.some(({ returned }) => returned)).length,
        twice: all.filter(({ truth }) => truth.filter(({ paid }) => paid).length > 1).length,
        stranded: all.filter((one) => countUnrefunded(one) > 0 && !isPaidConsistent(one.here)).length,
        stale: all.filter((one) => one.here.hold === 'held' && (one.here.over || countUnrefunded(one) !== 1)).length,
      }
    },
    stop: () => {
      watching = false
      return running
    },
  }
}

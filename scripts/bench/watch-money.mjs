/** Continuously compares the provider's record of each payment with the payment and the hold in the database. */
import { setTimeout as sleep } from 'node:timers/promises'

const text = `SELECT p.id, p.state AS payment, r.state AS hold, r.held_until < now() AS over
  FROM payments p JOIN reservations r ON r.id = p.reservation_id WHERE p.provider = 'stripe' AND p.created_at >= $1`

const heldStates = ['held', 'completed']
const active = ['pending', 'held']

/**
 * True when a payment that the provider has received is stored correctly: with a hold, or cancelled and kept by staff.
 */
const paidRight = ({ payment, hold }) => payment === 'paid' && [...heldStates, 'cancelled'].includes(hold)

const unpaidRight = ({ payment, hold }, open) => {
  if (hold === 'pending') return payment === 'open'
  // An ended hold must not have an open checkout.
  return !open && ['failed', 'expired'].includes(payment) && hold !== 'held'
}

const agrees = (here, truth) => {
  if (active.includes(here.hold) && here.over) return false
  if (truth.some(({ paid, returned }) => paid && !returned)) return paidRight(here)
  if (truth.some(({ returned }) => returned)) return here.payment === 'refunded' && !active.includes(here.hold)
  return unpaidRight(
    here,
    truth.some(({ open }) => open),
  )
}

/**
 * Starts watching, until `stop` is called.
 * @param {import('pg').Pool} db
 * @param {{ truthOf: (payment: string) => { open: boolean, paid: boolean, returned: boolean }[] }} provider
 */
export const watchMoney = (db, provider) => {
  const began = new Date(Date.now() - 1000)
  /**
   * Payments in disagreement: `hit` by a crash, and `from`, the site's uptime at the restart after it (null before).
   */
  const apart = new Map()
  const ends = []
  /** Seconds that the site was up: payments cannot be settled while it is down. */
  const up = { before: 0, since: performance.now() }
  const upFor = () => up.before + (up.since === null ? 0 : (performance.now() - up.since) / 1000)
  let watching = true
  const look = async () => {
    const { rows } = await db.query(text, [began])
    for (const here of rows) {
      const right = agrees(here, provider.truthOf(here.id))
      if (!right && !apart.has(here.id)) apart.set(here.id, { hit: false, from: null })
      if (!right || !apart.has(here.id)) continue
      const { from } = apart.get(here.id)
      if (from !== null) ends.push(upFor() - from)
      apart.delete(here.id)
    }
  }
  const running = (async () => {
    while (watching) {
      // The database is down for a moment, which this bench causes on purpose.
      await look().catch(() => undefined)
      await sleep(100)
    }
  })()
  return {
    crashed: () => {
      up.before = upFor()
      up.since = null
      for (const one of apart.values()) one.hit = true
    },
    restarted: () => {
      up.since = performance.now()
      for (const one of apart.values()) if (one.hit) one.from ??= upFor()
    },
    left: () => apart.size,
    report: () => ({ ends: ends.length, slowest: Math.max(0, ...ends) }),
    /** Final count over all payments. */
    count: async () => {
      const { rows } = await db.query(text, [began])
      const all = rows.map((here) => ({ here, truth: provider.truthOf(here.id) }))
      const kept = ({ truth }) => truth.filter(({ paid, returned }) => paid && !returned).length
      return {
        paid: all.filter(({ truth }) => truth.some(({ paid }) => paid)).length,
        returned: all.filter(({ truth }) => truth.some(({ returned }) => returned)).length,
        twice: all.filter(({ truth }) => truth.filter(({ paid }) => paid).length > 1).length,
        stranded: all.filter((one) => kept(one) > 0 && !paidRight(one.here)).length,
        stale: all.filter((one) => one.here.hold === 'held' && (one.here.over || kept(one) !== 1)).length,
      }
    },
    stop: () => {
      watching = false
      return running
    },
  }
}

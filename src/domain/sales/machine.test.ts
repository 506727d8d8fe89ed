import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  agrees,
  heldUntil,
  holdMoves,
  isSettled,
  paymentMoves,
  pendingUntil,
  step,
  type Sale,
  type SaleEvent,
} from './machine'

const events: readonly SaleEvent[] = [
  { kind: 'opened' },
  { kind: 'paid', free: true },
  { kind: 'paid', free: false },
  { kind: 'unpaid', as: 'failed' },
  { kind: 'unpaid', as: 'expired' },
  { kind: 'due' },
  { kind: 'released' },
  { kind: 'refund' },
  { kind: 'sold' },
  { kind: 'returned' },
]
const anyEvents = fc.array(fc.constantFrom(...events), { maxLength: 14 })
const begun: Sale = { payment: 'created', hold: 'pending' }

/** Every sale that any order of events can lead to. */
const reachable = (start: Sale): readonly Sale[] => {
  const seen = new Map<string, Sale>([[JSON.stringify(start), start]])
  for (const sale of seen.values()) {
    for (const event of events) {
      const next = step(sale, event)
      seen.set(JSON.stringify(next), next)
    }
  }
  return [...seen.values()]
}

describe('the machine of a sale', () => {
  const all = reachable(begun)

  test('[RSV-02] in whatever order events come, payment and hold agree, and move only where they may', () => {
    expect(all.length).toBeGreaterThan(12)
    for (const sale of all) {
      expect(agrees(sale), JSON.stringify(sale)).toBe(true)
      for (const event of events) {
        const next = step(sale, event)
        if (next.payment !== sale.payment) expect(paymentMoves[sale.payment]).toContain(next.payment)
        if (next.hold !== sale.hold) expect(holdMoves[sale.hold ?? 'completed']).toContain(next.hold)
      }
    }
  })

  test('[RSV-02] an event that comes twice changes nothing the second time', () => {
    for (const sale of all)
      for (const event of events) {
        const once = step(sale, event)
        // Staff who refund what they released, and so on, mean another event; the same again means nothing.
        expect(step(once, event), `${JSON.stringify(sale)} ${event.kind}`).toEqual(once)
      }
  })

  test('[RSV-02] money that came is never forgotten: with the car, with us by staff’s will, or on its way back', () => {
    fc.assert(
      fc.property(anyEvents, (told) => {
        let sale = begun
        let came = false
        let released = false
        for (const event of told) {
          const before = sale
          sale = step(sale, event)
          came ||= event.kind === 'paid'
          released ||= event.kind === 'released' && before.hold === 'held'
        }
        const kept = sale.payment === 'paid' && (sale.hold === 'held' || sale.hold === 'completed' || released)
        expect(!came || kept || ['refunding', 'refunded'].includes(sale.payment)).toBe(true)
      }),
    )
  })

  test('[RSV-02] time and the provider end every sale that staff leave alone', () => {
    for (const sale of all) {
      const paid = step(step(step(sale, { kind: 'due' }), { kind: 'unpaid', as: 'expired' }), { kind: 'returned' })
      expect(isSettled(paid), JSON.stringify(sale)).toBe(true)
    }
  })

  test('[RSV-02] paid late: held again where the car is free, given back where it is not', () => {
    const lapsed: Sale = { payment: 'expired', hold: 'lapsed' }
    expect(step(lapsed, { kind: 'paid', free: true })).toEqual({ payment: 'paid', hold: 'held' })
    expect(step(lapsed, { kind: 'paid', free: false })).toEqual({ payment: 'refunding', hold: 'lapsed' })
    const letGo: Sale = { payment: 'open', hold: 'cancelled' }
    expect(step(letGo, { kind: 'paid', free: true })).toEqual({ payment: 'refunding', hold: 'cancelled' })
  })

  test('[RSV-05] money that holds no car is paid, and given back, all the same', () => {
    for (const sale of reachable({ payment: 'created', hold: null })) expect(agrees(sale)).toBe(true)
    const paid = step({ payment: 'open', hold: null }, { kind: 'paid', free: false })
    expect(paid).toEqual({ payment: 'paid', hold: null })
    expect(step(paid, { kind: 'refund' })).toEqual({ payment: 'refunding', hold: null })
  })

  test('[RSV-01] half an hour to pay, 48 hours held', () => {
    const now = new Date('2026-11-22T00:00:00Z')
    expect(pendingUntil(now).toISOString()).toBe('2026-11-22T00:30:00.000Z')
    expect(heldUntil(now).toISOString()).toBe('2026-11-24T00:00:00.000Z')
  })
})

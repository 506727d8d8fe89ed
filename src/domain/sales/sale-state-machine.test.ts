import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isConsistent,
  holdTransitions,
  isSettled,
  paymentTransitions,
  applySaleEvent,
  type Sale,
  type SaleEvent,
} from './sale-state-machine'

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
const initialSale: Sale = { payment: 'created', hold: 'pending' }

/** All sales reachable by any sequence of events. */
const listReachableSales = (start: Sale): readonly Sale[] => {
  const visited = new Map<string, Sale>([[JSON.stringify(start), start]])
  for (const sale of visited.values()) {
    for (const event of events) {
      const next = applySaleEvent(sale, event)
      visited.set(JSON.stringify(next), next)
    }
  }
  return [...visited.values()]
}

describe('sale state machine', () => {
  const all = listReachableSales(initialSale)

  test('[RSV-02] payment and hold are consistent after any events, and change only by allowed transitions', () => {
    expect(all.length).toBeGreaterThan(12)
    for (const sale of all) {
      expect(isConsistent(sale), JSON.stringify(sale)).toBe(true)
      for (const event of events) {
        const next = applySaleEvent(sale, event)
        if (next.payment !== sale.payment) expect(paymentTransitions[sale.payment]).toContain(next.payment)
        if (next.hold !== sale.hold) expect(holdTransitions[sale.hold ?? 'completed']).toContain(next.hold)
      }
    }
  })

  test('[RSV-02] repeated events change nothing', () => {
    for (const sale of all)
      for (const event of events) {
        const once = applySaleEvent(sale, event)
        // A repeated event is a duplicate delivery; a deliberate second action is another event.
        expect(applySaleEvent(once, event), `${JSON.stringify(sale)} ${event.kind}`).toEqual(once)
      }
  })

  test('[RSV-02] received money is always accounted for: with the vehicle, kept by staff’s decision, or refunded', () => {
    fc.assert(
      fc.property(anyEvents, (eventSequence) => {
        let sale = initialSale
        let moneyReceived = false
        let released = false
        for (const event of eventSequence) {
          const before = sale
          sale = applySaleEvent(sale, event)
          moneyReceived ||= event.kind === 'paid'
          released ||= event.kind === 'released' && before.hold === 'held'
        }
        const isAccountedFor =
          sale.payment === 'paid' && (sale.hold === 'held' || sale.hold === 'completed' || released)
        expect(!moneyReceived || isAccountedFor || ['refunding', 'refunded'].includes(sale.payment)).toBe(true)
      }),
    )
  })

  test('[RSV-02] every sale ends by timeouts and the provider’s events alone', () => {
    for (const sale of all) {
      const paid = applySaleEvent(
        applySaleEvent(applySaleEvent(sale, { kind: 'due' }), { kind: 'unpaid', as: 'expired' }),
        { kind: 'returned' },
      )
      expect(isSettled(paid), JSON.stringify(sale)).toBe(true)
    }
  })

  test('[RSV-02] a late payment holds the vehicle again if it is free, and is refunded if not', () => {
    const lapsedSale: Sale = { payment: 'expired', hold: 'lapsed' }
    expect(applySaleEvent(lapsedSale, { kind: 'paid', free: true })).toEqual({ payment: 'paid', hold: 'held' })
    expect(applySaleEvent(lapsedSale, { kind: 'paid', free: false })).toEqual({ payment: 'refunding', hold: 'lapsed' })
    const cancelledSale: Sale = { payment: 'open', hold: 'cancelled' }
    expect(applySaleEvent(cancelledSale, { kind: 'paid', free: true })).toEqual({
      payment: 'refunding',
      hold: 'cancelled',
    })
  })

  test('[RSV-05] a payment without a hold can be paid and refunded too', () => {
    for (const sale of listReachableSales({ payment: 'created', hold: null })) expect(isConsistent(sale)).toBe(true)
    const paid = applySaleEvent({ payment: 'open', hold: null }, { kind: 'paid', free: false })
    expect(paid).toEqual({ payment: 'paid', hold: null })
    expect(applySaleEvent(paid, { kind: 'refund' })).toEqual({ payment: 'refunding', hold: null })
  })
})

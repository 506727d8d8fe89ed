import { expect, test } from 'vitest'
import { type HoldState, holdMoves, paymentMoves, type PaymentState, step } from './machine'
import { staffActions } from './staff-actions'

const kinds = { refund: 'refund', release: 'released', sold: 'sold' } as const
const payments = Object.keys(paymentMoves) as PaymentState[]
const holds = [null, ...(Object.keys(holdMoves) as HoldState[])]

test('[RSV-01] offers staff exactly the actions that change the sale', () => {
  for (const payment of payments)
    for (const hold of holds) {
      const changing = (['refund', 'release', 'sold'] as const).filter((action) => {
        const next = step({ payment, hold }, { kind: kinds[action] })
        return next.payment !== payment || next.hold !== hold
      })
      expect(staffActions(payment, hold), `${payment} ${String(hold)}`).toEqual(changing)
    }
})

import { expect, test } from 'vitest'
import {
  type HoldState,
  holdTransitions,
  paymentTransitions,
  type PaymentState,
  applySaleEvent,
} from './sale-state-machine'
import { listStaffActions } from './staff-actions'

const kinds = { refund: 'refund', release: 'released', sold: 'sold' } as const
const payments = Object.keys(paymentTransitions) as PaymentState[]
const holds = [null, ...(Object.keys(holdTransitions) as HoldState[])]

test('[RSV-01] offers staff exactly the actions that change the sale', () => {
  for (const payment of payments)
    for (const hold of holds) {
      const changing = (['refund', 'release', 'sold'] as const).filter((action) => {
        const next = applySaleEvent({ payment, hold }, { kind: kinds[action] })
        return next.payment !== payment || next.hold !== hold
      })
      expect(listStaffActions(payment, hold), `${payment} ${String(hold)}`).toEqual(changing)
    }
})

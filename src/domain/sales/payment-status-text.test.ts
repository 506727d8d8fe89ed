import { describe, expect, test } from 'vitest'
import { cancelText, paymentStatusCopy, type PaymentStatus } from './payment-status-text'

const ARRIVAL_TEXT = 'Banks usually take 5 to 10 business days to show a card refund.'
const refund: PaymentStatus = {
  state: 'refunded',
  hold: 'refunded',
  amount_cents: 20_000,
  held_until: null,
  car_title: '2020 Toyota Corolla',
}
const copyOf = (more: Partial<PaymentStatus> = {}) => paymentStatusCopy({ ...refund, ...more }, 'Australia/Brisbane')

describe('a refund', () => {
  test('[RSV-01] says that the reservation is cancelled, and when the money arrives', () => {
    expect(copyOf()).toMatchObject({
      title: 'Your reservation is cancelled',
      lines: [
        '2020 Toyota Corolla is no longer held for you.',
        `We’ve refunded your deposit of $200 to your card. ${ARRIVAL_TEXT}`,
      ],
    })
    expect(copyOf({ state: 'refunding' }).lines[1]).toBe(
      `We’re refunding your deposit of $200 to your card. ${ARRIVAL_TEXT}`,
    )
  })

  test('[RSV-01] after a lapsed hold, of a vehicle sold meanwhile, and of an online payment says which it is', () => {
    expect(copyOf({ hold: 'lapsed' }).title).toBe('The hold has ended')
    // Staff ended the hold, or another shopper was faster: the state does not say which.
    expect(copyOf({ hold: 'cancelled' })).toMatchObject({
      title: '2020 Toyota Corolla is no longer held for you',
      lines: ['The hold had ended, or another shopper bought or reserved it first.', expect.any(String)],
    })
    expect(copyOf({ hold: null, car_title: null })).toMatchObject({
      title: 'Your payment refund',
      lines: [`We’ve refunded your payment of $200 to your card. ${ARRIVAL_TEXT}`],
    })
  })

  test('[RSV-01] is announced with its time before the shopper cancels', () => {
    expect(cancelText(refund)).toContain(ARRIVAL_TEXT)
  })
})

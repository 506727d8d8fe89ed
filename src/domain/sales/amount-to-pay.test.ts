import { expect, test } from 'vitest'
import { formatAmountToPay } from './amount-to-pay'

test('[RSV-04] an online purchase names the deposit, the rest, and on-road costs that the price leaves out', () => {
  const amounts = { priceCents: 6_348_500, depositCents: 20_000 }
  expect(formatAmountToPay({ ...amounts, priceType: 'drive_away' })).toBe(
    'You pay a deposit of $200 to reserve it, and $63,285 later, less your trade-in and plus delivery, if you choose them.',
  )
  expect(formatAmountToPay({ ...amounts, priceType: 'excl_govt' })).toBe(
    'You pay a deposit of $200 to reserve it, and $63,285 later, plus on-road costs such as stamp duty and registration. We’ll tell you the total in writing before you sign anything.',
  )
})

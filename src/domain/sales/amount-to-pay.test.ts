import { expect, test } from 'vitest'
import { formatAmountToPay, formatDeliveryCost } from './amount-to-pay'

test('[RSV-04] an online purchase names the deposit, the rest, and on-road costs that the price leaves out', () => {
  const amounts = { priceCents: 6_348_500, depositCents: 20_000, driveAwayText: 'Drive away', takesTradeIns: true }
  expect(formatAmountToPay({ ...amounts, priceType: 'drive_away' })).toBe(
    'You pay a deposit of $200 to reserve it, and $63,285 later, less your trade-in and plus delivery, if you choose them.',
  )
  expect(formatAmountToPay({ ...amounts, priceType: 'drive_away', takesTradeIns: false })).toBe(
    'You pay a deposit of $200 to reserve it, and $63,285 later, plus delivery if you choose it.',
  )
  expect(formatAmountToPay({ ...amounts, priceType: 'excl_govt' })).toBe(
    'You pay a deposit of $200 to reserve it, and $63,285 later, plus on-road costs such as stamp duty and registration. We’ll tell you the total in writing before you sign anything.',
  )
})

test('[RSV-04] a price that is shown as delivered costs nothing more for delivery; else the delivery step says how it is priced', () => {
  const delivered = { priceType: 'drive_away', driveAwayText: 'Drive away, delivered' } as const
  const amounts = { priceCents: 5_248_000, depositCents: 20_000, ...delivered }
  expect(formatAmountToPay({ ...amounts, takesTradeIns: true })).toBe(
    'You pay a deposit of $200 to reserve it, and $52,280 later, less your trade-in if you have one.',
  )
  expect(formatAmountToPay({ ...amounts, takesTradeIns: false })).toBe(
    'You pay a deposit of $200 to reserve it, and $52,280 later.',
  )
  expect(formatDeliveryCost(delivered, true)).toMatch(/^Delivery in our own state is included in the price\./)
  // Another price type has its own text, which promises no delivery.
  const quote = 'We’ll quote delivery before you commit to anything.'
  expect(formatDeliveryCost({ ...delivered, priceType: 'excl_govt' }, false)).toBe(quote)
  expect(formatDeliveryCost({ priceType: 'drive_away', driveAwayText: 'Drive away' }, true)).toBe(
    `You’ll see a guide price for your postcode before you pay the deposit. ${quote}`,
  )
})

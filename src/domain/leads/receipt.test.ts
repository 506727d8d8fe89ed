import { expect, test } from 'vitest'
import { buildLeadReceipt } from './receipt'

const dealer = { name: 'Yarra Value Cars', phone: '0355503301' }

test('[LEAD-08] a receipt names the dealer, the vehicle and the reference, and where to call', () => {
  const { subject, text } = buildLeadReceipt(dealer, { reference: '7F3A-22B1', vehicle: 'Toyota Corolla' })
  expect(subject).toBe('We’ve received your request (7F3A-22B1)')
  expect(text).toContain(
    'Thanks for contacting Yarra Value Cars. We’ve received your request about the Toyota Corolla, and we’ll be in touch soon.',
  )
  expect(text).toContain('Your reference: 7F3A-22B1')
  expect(text).toContain('Call us on 03 5550 3301.')
  expect(text).not.toContain('See it here')
})

test('[LEAD-08] [TRD-02] the receipt of a valuation leads to its page', () => {
  const link = 'https://yarra.example/cars/trade-in/abc'
  const { text } = buildLeadReceipt({ name: 'Yarra' }, { reference: '7F3A-22B1', link })
  expect(text).toContain(`See it here: ${link}`)
  expect(text).not.toContain('Call us')
})

import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { Site } from '@/src/domain/tenancy/site'
import { buildLeadReceipt } from '@/src/domain/leads/receipt'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import { addEstimate, buildAcceptedOfferEmail, buildEstimateEmail, buildOfferEmail } from './valuation-emails'

const site = {
  name: 'Yarra',
  url: 'https://yarra.example',
  locations: [],
  switches: resolveSwitches({}, { trade_in: { valid_days: 7 } }),
} as unknown as Site

const valuation: ValuationRecord = {
  id: '1',
  token: 'TOKEN',
  rego: '1AB2CD',
  rego_state: 'VIC',
  kms: 60_000,
  state: 'offered',
  offer_cents: 21_100_00,
  answers: {},
  name: 'Tam <b>',
  result: {
    answer: {
      kind: 'estimate',
      id: 'e',
      facts: { year: 2019, make: 'Mazda', model: '3' },
      low_cents: 20_000_00,
      high_cents: 23_000_00,
      basis: '',
      questions: [],
    },
    offer: {
      offer_cents: 21_100_00,
      start_cents: 21_500_00,
      adjustments: [{ label: 'Keys', answer: 'One', cents: -400_00 }],
    },
    offered_at: '2026-11-28T01:00:00Z',
  },
}

test('[TRD-02] [LEAD-08] an offer is emailed with its end and the way back, without anything typed into the form', () => {
  const { subject, text } = buildOfferEmail(site, valuation)
  expect(subject).toBe('Our offer for your 2019 Mazda 3: $21,100')
  expect(text).toContain('This offer is open until Saturday 5 December')
  expect(text).toContain('Keys: One (-$400)')
  expect(text).toContain('https://yarra.example/cars/trade-in/TOKEN')
  expect(text).not.toContain('Tam')
})

test('[TRD-02] the email of an accepted offer says what happens next, and no longer when the offer ends', () => {
  const { text } = buildAcceptedOfferEmail(site, valuation)
  expect(text).toContain('You’ve accepted our offer of $21,100 for your 2019 Mazda 3')
  expect(text).toContain('What happens next: Yarra will call you to arrange a time to inspect it.')
  expect(text).not.toContain('open until')
})

test('[TRD-02] [LEAD-08] the receipt of a request for a valuation has the estimate, or says how the shopper gets one', () => {
  const request = { request: 'request for a trade-in valuation', facts: [] }
  const receiptOf = (result: ValuationRecord['result'] | undefined) =>
    buildLeadReceipt(site, { reference: 'A', link: 'https://x.example', request: addEstimate(request, site, result) })
      .text
  expect(receiptOf(valuation.result)).toContain('Vehicle: 2019 Mazda 3\nOur estimate: $20,000 to $23,000')
  expect(receiptOf(valuation.result)).toContain('This is an estimate, not an offer.')
  expect(receiptOf({ answer: { kind: 'unavailable' } })).toContain('our team will value your car and contact you')
  expect(receiptOf({ answer: { kind: 'facts', choices: [] } })).toContain('and we’ll email you our estimate')
  expect(receiptOf({ answer: { kind: 'unknown_rego' } })).toContain('Open the link to check it.')
  expect(receiptOf({ answer: { kind: 'none', reason: 'few' } })).toContain('can’t give an online estimate for your car')
  expect(receiptOf(undefined)).not.toContain('estimate')
})

test('[TRD-02] an estimate that needed more answers is emailed, with the way back', () => {
  const { subject, text } = buildEstimateEmail(site, valuation, { low_cents: 20_000_00, high_cents: 23_000_00 })
  expect(subject).toBe('Our estimate for your 2019 Mazda 3: $20,000 to $23,000')
  expect(text).toContain('is $20,000 to $23,000.')
  expect(text).toContain('This is an estimate, not an offer.')
  expect(text).toContain('https://yarra.example/cars/trade-in/TOKEN')
  expect(text).not.toContain('Tam')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { MUST_AGREE_TEXT, payerFields, parsePaymentAmount, parseSaleForm } from './payer-fields'
import { findPrize, parsePrizes, totalWeightOf } from './prizes'
import { type PurchaseAnswers, purchaseSteps } from './purchase'
import { NO_TRADE_IN, PICK_UP, stepFields, stepProblems } from './purchase-fields'
import { listAnswers, findNextStep, listPurchaseSteps, resolveStep, previousStep } from './purchase-progress'

const ada = { name: 'Ada', phone: '0491 570 156', email: 'ada@example.com', agree: 'on' }

describe('payer', () => {
  test('[RSV-01] parses name, phone, email and agreement, and ignores other fields', () => {
    const result = parseSaleForm({ ...ada, deposit: '1', amount_cents: 1 }, payerFields, { agree: true })
    expect(result).toEqual({ values: { name: 'Ada', phone: '0491 570 156', email: 'ada@example.com', agree: 'Yes' } })
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ phone: '12345678' }, 'phone'],
    [{ phone: 'call me' }, 'phone'],
    [{ email: 'a@b' }, 'email'],
    [{ email: 'a@example.com\nbcc: b@example.com' }, 'email'],
    [{ agree: undefined }, 'agree'],
    [{ agree: 'no' }, 'agree'],
  ])('[RSV-01] reports %j at its field and keeps the typed values', (wrong, field) => {
    const result = parseSaleForm({ ...ada, ...wrong }, payerFields, { agree: true })
    expect('errors' in result && Object.keys(result.errors)).toEqual([field])
    if (field === 'agree') expect('errors' in result && result.errors['agree']).toBe(MUST_AGREE_TEXT)
    expect(result.values['agree']).toBe(field === 'agree' ? undefined : 'Yes')
  })

  test.each([
    '+61 491 570 156',
    '0061 491 570 156',
    '0491570156',
    '(07) 5550 1100',
    '1300 123 456',
    '+44 20 7946 0018',
  ])('[RSV-01] accepts the phone number %s', (phone) => {
    expect(parseSaleForm({ ...ada, phone }, payerFields)).not.toHaveProperty('errors')
  })
})

describe('payment amount', () => {
  test.each([
    ['250', 25_000],
    ['$1,250.5', 125_050],
    [' 10.00 ', 1000],
    ['5000', 500_000],
  ])('[RSV-05] parses %s as %d cents', (text, cents) => {
    expect(parsePaymentAmount(text, 10, 5000)).toEqual({ cents })
  })

  test.each([
    '',
    '9.99',
    '5000.01',
    '-20',
    '1e3',
    '10.005',
    '0x10',
    'NaN',
    '10 AUD',
    '９０',
    '5,00',
    '1,25',
    '12,50.00',
    ',500',
    '1,2345',
  ])('[RSV-05] rejects %j', (text) => {
    expect(parsePaymentAmount(text, 10, 5000)).toHaveProperty('problem')
  })

  test('[RSV-05] accepts only whole cents within the limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const result = parsePaymentAmount(text, 10, 5000)
        expect(
          'problem' in result || (Number.isInteger(result.cents) && result.cents >= 1000 && result.cents <= 500_000),
        ).toBe(true)
      }),
    )
  })
})

describe('prize wheel', () => {
  const lines = ['60 Free car wash', '30 $50 fuel card', '10 Free service', 'no weight', '0 nothing']

  test('[RSV-05] gives each prize as many numbers as its weight; lines without a weight are ignored', () => {
    const prizes = parsePrizes(lines)
    const names = Array.from({ length: totalWeightOf(prizes) }, (_, n) => findPrize(prizes, n)?.name)
    expect(totalWeightOf(prizes)).toBe(100)
    expect(names.filter((name) => name === 'Free car wash')).toHaveLength(60)
    expect(names.filter((name) => name === '$50 fuel card')).toHaveLength(30)
    expect(names.filter((name) => name === 'Free service')).toHaveLength(10)
    expect([findPrize(prizes, -1), findPrize(prizes, 100), findPrize([], 0)]).toEqual([undefined, undefined, undefined])
  })
})

describe('purchase steps', () => {
  const all: PurchaseAnswers = {
    'trade-in': { trade_in: NO_TRADE_IN },
    payment: { pay_by: 'My own finance' },
    delivery: { delivery: PICK_UP },
    details: { name: 'Ada' },
  }

  test('[RSV-04] are trade-in, finance or cash, delivery, details, deposit, summary, in this order', () => {
    expect(purchaseSteps).toEqual(['trade-in', 'payment', 'delivery', 'details', 'deposit', 'summary'])
    let answers: PurchaseAnswers = {}
    for (const step of ['trade-in', 'payment', 'delivery', 'details'] as const) {
      expect(findNextStep(answers, purchaseSteps)).toBe(step)
      expect(resolveStep('deposit', answers, purchaseSteps)).toBe(step)
      answers = { ...answers, [step]: all[step] }
    }
    expect(findNextStep(answers, purchaseSteps)).toBe('deposit')
    expect(resolveStep('payment', answers, purchaseSteps)).toBe('payment')
    expect(resolveStep('summary', answers, purchaseSteps)).toBe('deposit')
    expect(resolveStep('constructor', answers, purchaseSteps)).toBe('deposit')
    expect([previousStep('trade-in', purchaseSteps), previousStep('deposit', purchaseSteps)]).toEqual([
      undefined,
      'details',
    ])
  })

  test('[RSV-04] [TRD-01] have no trade-in at a dealer who takes none', () => {
    const steps = listPurchaseSteps(resolveSwitches({}, { trade_in: { offered: false } }))
    expect(steps).toEqual(['payment', 'delivery', 'details', 'deposit', 'summary'])
    expect(listPurchaseSteps(resolveSwitches({}, {}))).toEqual(purchaseSteps)
    expect(findNextStep({}, steps)).toBe('payment')
    expect(resolveStep('trade-in', {}, steps)).toBe('payment')
    expect(previousStep('payment', steps)).toBeUndefined()
  })

  test('[RSV-04] a trade-in requires its registration, a delivery its postcode', () => {
    expect(Object.keys(stepProblems('trade-in', { trade_in: 'Yes, I have a trade-in' }))).toEqual([
      'rego',
      'regoState',
      'kms',
    ])
    expect(stepProblems('trade-in', { trade_in: NO_TRADE_IN })).toEqual({})
    expect(stepProblems('delivery', { delivery: 'Deliver it to me', postcode: '40' })).toEqual({
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
    })
    expect(stepProblems('delivery', { delivery: PICK_UP })).toEqual({})
  })

  test('[RSV-04] the summary lists answers by their labels', () => {
    expect(listAnswers(all)).toContainEqual(['How would you like to pay', 'My own finance'])
    expect(stepFields.details).toBe(payerFields)
  })
})

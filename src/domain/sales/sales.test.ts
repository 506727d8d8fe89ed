import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mustAgree, payerFields, readAmount, readSaleForm } from './payer-fields'
import { prizeAt, prizesOf, turnsOf } from './prizes'
import {
  answerLines,
  nextStep,
  noTradeIn,
  pickUp,
  type PurchaseAnswers,
  purchaseSteps,
  reachedStep,
  stepBefore,
  stepFields,
  stepProblems,
} from './purchase'

const ada = { name: 'Ada', phone: '0491 570 156', email: 'ada@example.com', agree: 'on' }

describe('payer', () => {
  test('[RSV-01] parses name, phone, email and agreement, and ignores other fields', () => {
    const read = readSaleForm({ ...ada, deposit: '1', amount_cents: 1 }, payerFields, { agree: true })
    expect(read).toEqual({ values: { name: 'Ada', phone: '0491 570 156', email: 'ada@example.com' } })
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
    const read = readSaleForm({ ...ada, ...wrong }, payerFields, { agree: true })
    expect('errors' in read && Object.keys(read.errors)).toEqual([field])
    if (field === 'agree') expect('errors' in read && read.errors['agree']).toBe(mustAgree)
  })

  test.each([
    '+61 491 570 156',
    '0061 491 570 156',
    '0491570156',
    '(07) 5550 1100',
    '1300 123 456',
    '+44 20 7946 0018',
  ])('[RSV-01] accepts the phone number %s', (phone) => {
    expect(readSaleForm({ ...ada, phone }, payerFields)).not.toHaveProperty('errors')
  })
})

describe('payment amount', () => {
  test.each([
    ['250', 25_000],
    ['$1,250.5', 125_050],
    [' 10.00 ', 1000],
    ['5000', 500_000],
  ])('[RSV-05] parses %s as %d cents', (text, cents) => {
    expect(readAmount(text, 10, 5000)).toEqual({ cents })
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
    expect(readAmount(text, 10, 5000)).toHaveProperty('problem')
  })

  test('[RSV-05] accepts only whole cents within the limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const read = readAmount(text, 10, 5000)
        expect('problem' in read || (Number.isInteger(read.cents) && read.cents >= 1000 && read.cents <= 500_000)).toBe(
          true,
        )
      }),
    )
  })
})

describe('prize wheel', () => {
  const lines = ['60 Free car wash', '30 $50 fuel card', '10 Free service', 'no weight', '0 nothing']

  test('[RSV-05] gives each prize as many numbers as its weight; lines without a weight are ignored', () => {
    const prizes = prizesOf(lines)
    const drawn = Array.from({ length: turnsOf(prizes) }, (_, n) => prizeAt(prizes, n)?.name)
    expect(turnsOf(prizes)).toBe(100)
    expect(drawn.filter((name) => name === 'Free car wash')).toHaveLength(60)
    expect(drawn.filter((name) => name === '$50 fuel card')).toHaveLength(30)
    expect(drawn.filter((name) => name === 'Free service')).toHaveLength(10)
    expect([prizeAt(prizes, -1), prizeAt(prizes, 100), prizeAt([], 0)]).toEqual([undefined, undefined, undefined])
  })
})

describe('purchase steps', () => {
  const all: PurchaseAnswers = {
    'trade-in': { trade_in: noTradeIn },
    payment: { pay_by: 'My own finance' },
    delivery: { delivery: pickUp },
    details: { name: 'Ada' },
  }

  test('[RSV-04] are trade-in, finance or cash, delivery, details, deposit, summary, in this order', () => {
    expect(purchaseSteps).toEqual(['trade-in', 'payment', 'delivery', 'details', 'deposit', 'summary'])
    let answers: PurchaseAnswers = {}
    for (const step of ['trade-in', 'payment', 'delivery', 'details'] as const) {
      expect(nextStep(answers)).toBe(step)
      expect(reachedStep('deposit', answers)).toBe(step)
      answers = { ...answers, [step]: all[step] }
    }
    expect(nextStep(answers)).toBe('deposit')
    expect(reachedStep('payment', answers)).toBe('payment')
    expect(reachedStep('summary', answers)).toBe('deposit')
    expect(reachedStep('constructor', answers)).toBe('deposit')
    expect([stepBefore('trade-in'), stepBefore('deposit')]).toEqual([undefined, 'details'])
  })

  test('[RSV-04] a trade-in requires its registration, a delivery its postcode', () => {
    expect(Object.keys(stepProblems('trade-in', { trade_in: 'Yes, I have a trade-in' }))).toEqual([
      'rego',
      'regoState',
      'kms',
    ])
    expect(stepProblems('trade-in', { trade_in: noTradeIn })).toEqual({})
    expect(stepProblems('delivery', { delivery: 'Deliver it to me', postcode: '40' })).toEqual({
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
    })
    expect(stepProblems('delivery', { delivery: pickUp })).toEqual({})
  })

  test('[RSV-04] the summary lists answers by their labels', () => {
    expect(answerLines(all)).toContainEqual(['How would you like to pay', 'My own finance'])
    expect(stepFields.details).toBe(payerFields)
  })
})

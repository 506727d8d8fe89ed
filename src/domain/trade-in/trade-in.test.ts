import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MarketVehicle } from '@/src/domain/market/comparable'
import { ageLimitText, isTooOld } from './age-limits'
import { computeOwnValuation, type TradeRules } from './own-valuation'
import { applyAgeLimit, parseStoredResult, tradeStepOf, formatVehicle, type StoredResult } from './progress'
import { computeOffer, listQuestions } from './questions'
import { listFactYears, formatModelValue, OTHER_MODEL, parseFacts } from './parse-facts'
import { formatPlate, parseKms, parseRego } from './rego'
import { parseAnswers } from './valuation'
import { noEstimateText, offerTermsText, listTradeStatements, valuationBasisText } from './trade-in-text'

const limits = { oldest_years: 7, max_kms: 100_000, max_kms_motorcycle: 60_000, max_kms_truck: 500_000 }
const rules: TradeRules = { ...limits, margin: 20, kinds: ['car'] }
const corolla = { year: 2021, make: 'Toyota', model: 'Corolla' }
const createVehicle = (id: number, more: Partial<MarketVehicle> = {}): MarketVehicle => ({
  id: `s${String(id)}`,
  item_type: 'car',
  car_type: 'used',
  make: 'Toyota',
  model: 'Corolla',
  year: 2021,
  km: 60_000,
  price: 25_000,
  price_type: 'drive_away',
  ...more,
})
const createVehicles = (count: number, more: Partial<MarketVehicle> = {}) =>
  Array.from({ length: count }, (_, i) => createVehicle(i, more))
const estimate = (
  stock: readonly MarketVehicle[],
  kms = 60_000,
  facts: typeof corolla & { badge?: string } = corolla,
) => computeOwnValuation(facts, kms, stock, rules, 2026)

describe('trade-in form', () => {
  test.each([
    [' 1ab 2cd ', '1AB2CD'],
    ['abc-12d', 'ABC12D'],
    ['S123·abc', 'S123ABC'],
    ['x', 'X'],
    ['', null],
    ['ABCDEFGHIJ', null],
    ['<script>', null],
    ["AB'; --", null],
    ['ÄBC123', null],
  ])('[TRD-02] parses the plate %j as %j', (text, plate) => {
    expect(parseRego(text)).toBe(plate)
  })

  test.each([
    ['85,000', 85_000],
    ['85 000 kms', 85_000],
    ['0', 0],
    ['999999', 999_999],
    ['-5', null],
    ['10000000', null],
    ['10,000,000', null],
    ['1e5', null],
    ['1.5', null],
    ['', null],
    ['many', null],
  ])('[TRD-02] parses the kilometres %j as %j', (text, kms) => {
    expect(parseKms(text)).toBe(kms)
  })

  test('[TRD-04] accepts only offered models and listed years', () => {
    const answer = { kind: 'facts' as const, choices: [{ make: 'MG', models: ['MG3', 'ZS'] }] }
    const read = (model: unknown, year: unknown) => parseFacts(answer, { model, year }, 2026)
    expect(read(formatModelValue('MG', 'ZS'), '2022')).toEqual({
      facts: { make: 'MG', model: 'ZS', year: 2022 },
      errors: {},
    })
    expect(read(OTHER_MODEL, '2022')).toEqual({ facts: null, errors: {} })
    expect(Object.keys(read('MG|Forged', '2022').errors)).toEqual(['model'])
    for (const year of ['1949', '2028', '20225', '-1', '', 2022, undefined])
      expect(Object.keys(read(formatModelValue('MG', 'ZS'), year).errors)).toEqual(['year'])
    expect(parseFacts({ kind: 'unavailable' }, { model: 'MG|ZS', year: '2022' }, 2026).facts).toBeNull()
    expect(listFactYears(2026).at(0)).toBe(2026)
  })
})

describe('valuation from own stock', () => {
  test('[TRD-04] uses asking prices of comparable cars less the margin, and gives their number', () => {
    const found = estimate(createVehicles(5))
    expect(found).toEqual({
      kind: 'estimate',
      basis: 'comparable',
      low_cents: 19_400_00,
      high_cents: 20_600_00,
      count: 5,
    })
  })

  test('[TRD-04] is absent with fewer than three cars of the model', () => {
    expect(estimate(createVehicles(2))).toEqual({ kind: 'none', reason: 'few' })
    expect(estimate(createVehicles(3))).toMatchObject({ kind: 'estimate', count: 3 })
    expect(estimate(createVehicles(9, { model: 'Camry' }))).toEqual({ kind: 'none', reason: 'few' })
  })

  test('[TRD-04] uses other ages and kilometres of the model if few are comparable, with a wider range', () => {
    const others = [
      ...createVehicles(2),
      ...[2016, 2017, 2018, 2025].map((year, i) =>
        createVehicle(10 + i, { year, km: (2026 - year) * 12_000, price: Math.round(25_000 * 0.91 ** (2021 - year)) }),
      ),
    ]
    const wide = estimate(others)
    expect(wide).toMatchObject({ kind: 'estimate', basis: 'model', count: 6 })
    const close = estimate([...others, createVehicle(3)])
    expect(close).toMatchObject({ kind: 'estimate', basis: 'comparable' })
    if (wide.kind === 'none' || close.kind === 'none') throw new Error('Expected valuations.')
    expect(wide.high_cents - wide.low_cents).toBeGreaterThan(2 * (close.high_cents - close.low_cents))
    // The middle is about that of the comparable ones.
    expect((wide.low_cents + wide.high_cents) / (close.low_cents + close.high_cents)).toBeCloseTo(1, 1)
    expect(valuationBasisText('model', 6, 'car')).toContain('so the range is wide')
  })

  test('[TRD-04] uses new cars of the model if there are no used ones, at least 15 % either way', () => {
    const valued = estimate(createVehicles(9, { car_type: 'new', year: 2026, km: 10, price: 36_000 }))
    if (valued.kind === 'none') throw new Error('Expected a valuation.')
    const { low_cents, high_cents } = valued
    expect(valued).toMatchObject({ basis: 'new', count: 9 })
    const middle = (low_cents + high_cents) / 2
    expect(low_cents).toBeLessThanOrEqual(middle * 0.85 + 100_00)
    // Five years and 60,000 km: about half of the new price, less the margin of 20 %.
    expect(middle / 100).toBeGreaterThan(36_000 * 0.8 * 0.4)
    expect(middle / 100).toBeLessThan(36_000 * 0.8 * 0.65)
    expect(valuationBasisText('new', 9, 'car')).toContain('a rough guide with a wide range')
  })

  test('[TRD-04] uses the badge if enough cars have it; ignores the case of make and model', () => {
    const stock = [
      ...createVehicles(4, { badge: 'ZR', price: 30_000 }),
      ...createVehicles(4, { badge: 'Ascent', price: 20_000 }),
    ]
    const zr = estimate(stock, 60_000, { ...corolla, make: 'TOYOTA', badge: 'ZR' })
    expect(zr).toMatchObject({ high_cents: 24_800_00, count: 4 })
  })

  test('[TRD-03] is absent over 7 years or 100,000 km, whatever the stock', () => {
    expect(estimate(createVehicles(9), 100_001)).toEqual({ kind: 'none', reason: 'old' })
    expect(estimate(createVehicles(9), 100_000).kind).not.toBe('old')
    expect(isTooOld({ year: 2019, kms: 0, item_type: 'car' }, rules, 2026)).toBe(false)
    expect(isTooOld({ year: 2018, kms: 0, item_type: 'car' }, rules, 2026)).toBe(true)
    expect(listTradeStatements({ display: { item_types: ['car'] }, trade_in: rules }).join(' ')).toMatch(
      /^Cars over 7 years old .*100,000 km .*no online estimate.*payout letter/,
    )
  })

  test.each([
    ['car', 100_000, 'Cars over 7 years old or with more than 100,000 km generally get no online estimate.'],
    [
      'motorcycle',
      60_000,
      'Motorcycles over 7 years old or with more than 60,000 km generally get no online estimate.',
    ],
    ['truck', 500_000, 'Trucks over 7 years old or with more than 500,000 km generally get no online estimate.'],
    ['caravan', Infinity, 'Caravans over 7 years old generally get no online estimate.'],
  ] as const)('[TRD-03] a %s has its own limit of kilometres, in the words as in the rule', (item_type, max, text) => {
    expect(ageLimitText([item_type], limits)).toBe(text)
    const isFar = (kms: number) => isTooOld({ year: 2026, kms, item_type }, limits, 2026)
    expect([isFar(Math.min(max, 999_999)), isFar(max + 1)]).toEqual([false, max !== Infinity])
    const none = { kind: 'none', reason: 'old', facts: { ...corolla, item_type } } as const
    expect(noEstimateText(none, ['car', 'truck'], limits)).toBe(text)
  })

  test('[TRD-03] a dealer of several kinds states the limit of each, and values a vehicle by its own', () => {
    expect(ageLimitText(['car', 'truck', 'caravan'], limits)).toBe(
      'Vehicles over 7 years old generally get no online estimate, nor do cars with more than 100,000 km and trucks with more than 500,000 km.',
    )
    const trucks = createVehicles(9, { item_type: 'truck', km: 300_000 })
    const both: TradeRules = { ...rules, kinds: ['car', 'truck'] }
    expect(computeOwnValuation({ ...corolla, item_type: 'truck' }, 300_000, trucks, both, 2026).kind).toBe('estimate')
    expect(computeOwnValuation(corolla, 300_000, trucks, both, 2026)).toEqual({ kind: 'none', reason: 'old' })
  })

  test('[TRD-03] [TRD-04] a caravan is valued by its age alone, without kilometres', () => {
    const caravans = createVehicles(9, { item_type: 'caravan' }).map(({ km: _, ...one }) => one)
    const facts = { ...corolla, item_type: 'caravan' as const }
    expect(computeOwnValuation(facts, 0, caravans, { ...rules, kinds: ['caravan'] }, 2026)).toMatchObject({
      kind: 'estimate',
      basis: 'comparable',
    })
    for (const basis of ['comparable', 'model', 'new'] as const)
      expect(valuationBasisText(basis, 9, 'caravan')).not.toMatch(/kilomet|\bcars?\b/)
    expect(valuationBasisText('model', 9, 'truck')).toMatch(/^We have few trucks of this age and kilometres/)
  })

  test.each([
    [60_000, 'ABC123 (VIC), 60,000 km'],
    [0, 'ABC123 (VIC)'],
  ])('[TRD-02] a vehicle with %i km is named by its plate as “%s”', (kms, text) => {
    expect(formatPlate({ rego: 'ABC123', rego_state: 'VIC', kms })).toBe(text)
  })

  test('[TRD-03] applies the same limits to other providers’ valuations', () => {
    const answer = {
      kind: 'estimate' as const,
      id: 'x',
      facts: corolla,
      low_cents: 1,
      high_cents: 2,
      basis: '',
      questions: [],
    }
    expect(applyAgeLimit(answer, 60_000, rules, 2026)).toBe(answer)
    expect(applyAgeLimit(answer, 60_000, rules, 2029)).toEqual({ kind: 'none', reason: 'old', facts: corolla })
    expect(applyAgeLimit(answer, 100_001, rules, 2026)).toMatchObject({ kind: 'none', reason: 'old' })
  })

  const vehicleArb = fc.record({
    year: fc.integer({ min: 2019, max: 2023 }),
    km: fc.integer({ min: 20_000, max: 99_000 }),
    price: fc.integer({ min: 5000, max: 80_000 }),
  })
  test('[TRD-04] is never above the dearest asking price, is an ordered range, and is deterministic', () => {
    fc.assert(
      fc.property(fc.array(vehicleArb, { maxLength: 30 }), fc.integer({ min: 0, max: 60 }), (vehicles, margin) => {
        const stock = vehicles.map((one, i) => createVehicle(i, one))
        const found = computeOwnValuation(corolla, 60_000, stock, { ...rules, margin }, 2026)
        expect(computeOwnValuation(corolla, 60_000, [...stock].reverse(), { ...rules, margin }, 2026)).toEqual(found)
        if (found.kind === 'none') return
        expect(found.low_cents).toBeLessThan(found.high_cents)
        expect(found.low_cents % 100_00).toBe(0)
        expect(found.count).toBeLessThanOrEqual(stock.length)
      }),
    )
  })
})

const range = { low_cents: 18_000_00, high_cents: 22_000_00 }
const questions = listQuestions(range)
const answersArb = fc.record(
  Object.fromEntries(questions.map(({ id, answers }) => [id, fc.constantFrom(...answers.map((one) => one.id))])),
)
const first = Object.fromEntries(questions.map(({ id, answers }) => [id, answers[0]?.id ?? '']))

/** The amount that the words beside an answer promise, in cents. */
const promisedCents = (effect = ''): number => {
  const [, verb, dollars = '0'] = /^(Adds|Takes off) \$([\d,]+)$/.exec(effect) ?? []
  return Number(dollars.replaceAll(',', '')) * (verb === 'Takes off' ? -100 : 100)
}

describe('adjustments', () => {
  test('[TRD-02] starts from the middle of the range and applies each answer’s effect', () => {
    expect(computeOffer(range, { ...first, condition: 'good' })).toMatchObject({ offer_cents: 20_000_00 })
    const offer = computeOffer(range, { ...first, condition: 'poor', keys: 'one' })
    expect(offer).toMatchObject({ offer_cents: 16_950_00, start_cents: 20_000_00 })
    expect(offer?.adjustments.map(({ cents }) => cents)).toEqual([-2800_00, 0, 0, 0, 0, -250_00])
  })

  test('[TRD-02] an offer is never negative and exactly the start plus what the words beside the answers say', () => {
    fc.assert(
      fc.property(answersArb, fc.nat(5_000_000), fc.nat(5_000_000), (answers, low, more) => {
        const valued = { low_cents: low, high_cents: low + more }
        const offer = computeOffer(valued, answers)
        const promised = listQuestions(valued).map(({ id, answers: options }) =>
          promisedCents(options.find((one) => one.id === answers[id])?.effect),
        )
        expect(offer?.adjustments.map(({ cents = 0 }) => cents + 0)).toEqual(promised.map((cents) => cents + 0))
        expect(Math.abs((offer?.start_cents ?? 0) - low - more / 2)).toBeLessThanOrEqual(25_00)
        const sum = promised.reduce((total, cents) => total + cents, offer?.start_cents ?? 0)
        expect(offer?.offer_cents).toBe(Math.max(0, sum))
        expect((offer?.offer_cents ?? 1) % 50_00).toBe(0)
      }),
    )
  })

  test('[TRD-02] tells the amount that an answer changes, and nothing where it changes nothing', () => {
    expect(questions[0]?.answers.map(({ effect }) => effect)).toEqual([
      'Adds $400',
      undefined,
      'Takes off $1,200',
      'Takes off $2,800',
    ])
  })

  test('[TRD-02] invalid, missing and inherited answers give no offer', () => {
    expect(computeOffer(range, {})).toBeNull()
    for (const condition of ['forged', '', 'toString', '__proto__']) {
      expect(computeOffer(range, { ...first, condition })).toBeNull()
      expect(parseAnswers(questions, { ...first, condition }).errors).toHaveProperty('condition')
    }
    const form: Record<string, unknown> = { ...first, offer_price: '999999', extra: 'x' }
    expect(parseAnswers(questions, form)).toEqual({ answers: first, errors: {} })
    expect(Object.keys(parseAnswers(questions, { condition: ['good'] }).errors)).toHaveLength(questions.length)
  })
})

describe('steps of a valuation', () => {
  const now = new Date('2026-06-10T00:00:00Z')
  const answer = (kind: 'facts' | 'unknown_rego' | 'unavailable'): StoredResult =>
    ({ answer: kind === 'facts' ? { kind, choices: [] } : { kind } }) as StoredResult
  const offered: StoredResult = {
    answer: { kind: 'estimate', id: '1-2', facts: corolla, low_cents: 1, high_cents: 2, basis: '', questions: [] },
    offer: { offer_cents: 1, adjustments: [] },
    offered_at: '2026-06-04T00:00:00.000Z',
  }

  test.each([
    ['none', answer('facts'), 'facts'],
    ['none', answer('unknown_rego'), 'rego'],
    ['none', answer('unavailable'), 'again'],
    ['none', { answer: { kind: 'none', reason: 'old' } } as StoredResult, 'contact'],
    ['valued', { ...offered, offered_at: undefined } as never as StoredResult, 'questions'],
    ['offered', offered, 'offer'],
    ['accepted', offered, 'accepted'],
  ] as const)('[TRD-02] %s with %o: %s', (state, result, step) => {
    expect(tradeStepOf({ state, result }, 7, now)).toBe(step)
  })

  test('[TRD-02] an offer expires to the millisecond; an accepted one does not', () => {
    const at = (text: string) => tradeStepOf({ state: 'offered', result: offered }, 7, new Date(text))
    expect(at('2026-06-10T23:59:59.999Z')).toBe('offer')
    expect(at('2026-06-11T00:00:00.000Z')).toBe('lapsed')
    expect(tradeStepOf({ state: 'accepted', result: offered }, 7, new Date('2030-01-01'))).toBe('accepted')
    expect(offerTermsText('Friday')).toMatch(/until Friday.*our inspection of the car.*Nothing is agreed/)
  })

  test('[TRD-02] parses stored results; an invalid one counts as not answered', () => {
    expect(parseStoredResult(JSON.parse(JSON.stringify(offered)))).toEqual(offered)
    expect(formatVehicle(offered)).toBe('2021 Toyota Corolla')
    expect(formatVehicle({ answer: { kind: 'unavailable' } })).toBe('')
    for (const odd of [null, 1, 'x', {}, { answer: { kind: 'estimate' } }])
      expect(parseStoredResult(odd)).toEqual({ answer: { kind: 'unavailable' } })
  })
})

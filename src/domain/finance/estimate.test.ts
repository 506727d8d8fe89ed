import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { resolveSwitches } from '@/src/domain/switches'
import { computeBasisRate } from './repayment'
import { listFees } from './fees'
import { toLoanFees } from './example-loan'
import { findFinanceEstimate } from './estimate'
import { formatEstimate } from './estimate-text'
import type { FinancedVehicle, FinanceSwitches } from './financed-vehicle'
import { formatEstimateParts } from './estimate-text'
import { toEstimateFields, toRecordEstimate } from './record-estimate'

const now = new Date('2026-06-01T00:00:00Z')
const example = { paymentWeek: 151.6, paymentMonth: 657.2, interestRate: 8.49, comparisonRate: 9.6149 }
const usedVehicle: FinancedVehicle = {
  car_type: 'used',
  make: 'Kia',
  year: 2022,
  status: 'in_stock',
  price_cents: 2_999_000,
}
const { finance: defaults } = resolveSwitches({}, {})

type Change = { vehicle?: Partial<FinancedVehicle>; entry?: unknown; finance?: Partial<FinanceSwitches> }

/** The estimate of a vehicle whose lender's entry is `entry`, after a change. */
const findEstimate = (
  provider: string,
  { vehicle: vehicleChanges = {}, entry = example, finance = {} }: Change = {},
) => {
  const finance_lenders = { [provider]: entry } as Vehicle['finance_lenders']
  const vehicle = { ...usedVehicle, ...(finance_lenders && { finance_lenders }), ...vehicleChanges }
  return findFinanceEstimate(vehicle, { ...defaults, provider, ...finance }, now)
}
const isShown = (provider: string, change?: Change): boolean => findEstimate(provider, change) !== undefined
const without = (...keys: (keyof typeof example)[]) =>
  Object.fromEntries(Object.entries(example).filter(([key]) => !keys.includes(key as never)))

const weekly = ['Manual', 'Angle', 'Powertorque'] as const
const anyPrice = ['360 Finance', 'AusLoans'] as const
const every = ['Taurus', ...anyPrice, ...weekly, 'Nissan Finance'] as const

describe('eligibility by provider', () => {
  test.each(every)('[FIN-01] %s: only for a vehicle in stock or coming soon', (provider) => {
    expect(isShown(provider)).toBe(true)
    expect(isShown(provider, { vehicle: { status: 'coming_soon' } })).toBe(true)
    expect(isShown(provider, { vehicle: { status: 'sold' } })).toBe(false)
    expect(isShown(provider, { vehicle: { status: 'others' } })).toBe(false)
  })

  test.each([
    [2014, false],
    [2015, true],
    [2026, true],
  ])('[FIN-01] Taurus in 2026: a car of %d', (year, expected) => {
    expect(isShown('Taurus', { vehicle: { year } })).toBe(expected)
    for (const other of [...anyPrice, ...weekly, 'Nissan Finance'])
      expect(isShown(other, { vehicle: { year } })).toBe(true)
  })

  test.each([
    ...(['Taurus', ...weekly, 'Nissan Finance'] as const).flatMap((provider) => [
      [provider, 500_00, false] as const,
      [provider, 500_01, true] as const,
      [provider, undefined, false] as const,
    ]),
    ...anyPrice.flatMap((provider) => [[provider, 500_00, true] as const, [provider, undefined, true] as const]),
  ])('[FIN-01] %s at %s cents', (provider, price_cents, expected) => {
    const { price_cents: _, ...unpriced } = usedVehicle
    const vehicle = { ...(price_cents === undefined ? unpriced : { ...unpriced, price_cents }) }
    const finance_lenders = { [provider]: example }
    const estimate = findFinanceEstimate({ ...vehicle, finance_lenders }, { ...defaults, provider }, now)
    expect(estimate !== undefined).toBe(expected)
  })

  test.each(anyPrice)('[FIN-01] [TEN-07] %s: none without a price, by switch', (provider) => {
    const finance = { estimate_without_price: false }
    expect(isShown(provider, { vehicle: { price_cents: 0 } })).toBe(true)
    expect(isShown(provider, { vehicle: { price_cents: 10_00 }, finance })).toBe(false)
    expect(isShown(provider, { vehicle: { price_cents: 11_00 }, finance })).toBe(true)
  })

  test('[FIN-01] the offer price counts: an offer below the minimum is too low', () => {
    expect(isShown('Manual', { vehicle: { offer_price_cents: 450_00 } })).toBe(false)
    expect(isShown('Manual', { vehicle: { price_cents: 450_00, offer_price_cents: 600_00 } })).toBe(true)
  })

  test.each(weekly)('[FIN-01] %s: requires a weekly payment', (provider) => {
    expect(isShown(provider, { entry: without('paymentWeek') })).toBe(false)
    expect(isShown(provider, { entry: { ...example, paymentWeek: 0 } })).toBe(false)
    expect(isShown(provider, { entry: without('paymentMonth') })).toBe(true)
  })

  test('[FIN-01] Nissan Finance: requires a monthly payment and shows it', () => {
    expect(isShown('Nissan Finance', { entry: without('paymentMonth') })).toBe(false)
    expect(findEstimate('Nissan Finance', { entry: without('paymentWeek') })).toMatchObject({
      amount: 657,
      period: 'month',
    })
  })

  test('[FIN-01] matches any spelling of a lender’s name in feeds', () => {
    for (const name of ['360Finance', '360 Finance', '360-finance', '360_FINANCE']) {
      const finance_lenders = { [name]: example }
      expect(
        findFinanceEstimate({ ...usedVehicle, finance_lenders }, { ...defaults, provider: '360 Finance' }, now),
      ).toBeDefined()
    }
  })
})

describe('hidden estimates', () => {
  test.each(every)('[FIN-01] %s: without an entry, with an empty one, with null rates', (provider) => {
    expect(findFinanceEstimate(usedVehicle, { ...defaults, provider }, now)).toBeUndefined()
    for (const entry of [null, {}, [], 'none', without('interestRate'), without('comparisonRate')]) {
      expect(isShown(provider, { entry })).toBe(false)
    }
    expect(isShown(provider, { entry: { ...example, interestRate: null } })).toBe(false)
    expect(isShown(provider, { entry: { ...example, comparisonRate: null } })).toBe(false)
  })

  test('[FIN-01] ignores another lender’s entry, and every entry without a provider', () => {
    const finance_lenders = { Taurus: example }
    expect(
      findFinanceEstimate({ ...usedVehicle, finance_lenders }, { ...defaults, provider: 'Angle' }, now),
    ).toBeUndefined()
    expect(findFinanceEstimate({ ...usedVehicle, finance_lenders }, { ...defaults, provider: '' }, now)).toBeUndefined()
  })

  test('[FIN-01] [TEN-07] for excluded makes, and on the whole site by its switch', () => {
    expect(isShown('Manual', { finance: { excluded_makes: ['kia '] } })).toBe(false)
    expect(isShown('Manual', { finance: { excluded_makes: ['MG'] } })).toBe(true)
    expect(isShown('Manual', { finance: { estimate: false } })).toBe(false)
  })

  test.each([
    ['used', 'hide_used'],
    ['demo', 'hide_demo'],
    ['new', 'hide_new'],
  ] as const)('[FIN-01] [TEN-07] of a %s vehicle by %s only', (car_type, key) => {
    const youxQuote = { weeklyRepaymentAmount: 140, comparisonRate: 9, advertisedRate: 8 }
    for (const hidden of ['hide_used', 'hide_demo', 'hide_new'] as const) {
      const isExpected = hidden !== key
      expect(isShown('Manual', { vehicle: { car_type }, finance: { [hidden]: true } }), hidden).toBe(isExpected)
      expect(isShown('', { vehicle: { car_type, youxQuote }, finance: { quote: true, [hidden]: true } })).toBe(
        isExpected,
      )
    }
  })

  test('[FIN-01] [TEN-07] at suppressed locations, by the location’s name or the dealership’s id', () => {
    const finance = { ...defaults, provider: 'Manual', suppressed_locations: ['793', 'North Yard'] }
    const vehicle = { ...usedVehicle, finance_lenders: { Manual: example } }
    expect(findFinanceEstimate(vehicle, finance, now, { name: 'South Yard' })).toBeDefined()
    expect(findFinanceEstimate(vehicle, finance, now, { name: 'north yard' })).toBeUndefined()
    expect(findFinanceEstimate({ ...vehicle, dealership_id: '793' }, finance, now)).toBeUndefined()
    expect(findFinanceEstimate({ ...vehicle, location_id: '793' }, finance, now)).toBeUndefined()
    expect(findFinanceEstimate(vehicle, finance, now, { slug: 'north-yard', dealership_id: '793' })).toBeUndefined()
  })
})

describe('estimate text', () => {
  test('[FIN-02] shows whole dollars and both rates with two decimals on one line', () => {
    const estimate = findEstimate('Taurus')
    expect(estimate).toMatchObject({ amount: 152, period: 'week' })
    expect(estimate && formatEstimate(estimate)).toBe('Est. $152/wk at 8.49% p.a. (9.61% p.a. comparison rate*)')
  })

  test('[FIN-02] Angle shows Indicative APR and $0 final payment, always with a comparison rate', () => {
    const estimate = findEstimate('Angle')
    expect(estimate && formatEstimate(estimate)).toBe(
      'Est. $152/wk, Indicative APR 8.49% p.a. (9.61% p.a. comparison rate*), $0 final payment',
    )
    expect(isShown('Angle', { entry: without('comparisonRate') })).toBe(false)
  })

  test('[FIN-02] stated rates of 6.29% and 8.19% replace the lender’s, both or neither', () => {
    const statedRates = { stated_rate: 6.29, stated_comparison_rate: 8.19 }
    // $29,990 over 260 weeks at 6.29% p.a., whatever the lender's own example says.
    expect(findEstimate('Manual', { finance: statedRates })).toMatchObject({
      amount: 135,
      advertised_rate: 6.29,
      comparison_rate: 8.19,
    })
    expect(findEstimate('Nissan Finance', { finance: statedRates })).toMatchObject({ amount: 584, period: 'month' })
    // The fees that make the difference between the two rates are in the repayment.
    const fees = { establishment_fee: 425, fees: ['Account fee: 18 monthly'] }
    expect(findEstimate('Manual', { finance: { ...statedRates, ...fees } })).toMatchObject({ amount: 141 })
    expect(computeBasisRate(6.29, toLoanFees(listFees({ ...defaults, ...fees })))).toBe(8.19)
    // Stated rates need a price; without one the lender's example is shown with its own rates.
    expect(findEstimate('AusLoans', { vehicle: { price_cents: 0 }, finance: statedRates })).toMatchObject({
      amount: 152,
      advertised_rate: 8.49,
    })
    expect(findEstimate('Manual', { finance: { stated_rate: 6.29 } })).toMatchObject({ advertised_rate: 8.49 })
  })

  test('[FIN-04] uses a stored quote if there is no lender and the dealer has quotes on', () => {
    const youxQuote = { weeklyRepaymentAmount: 140.4, comparisonRate: 9, advertisedRate: 8 }
    const vehicle = { ...usedVehicle, youxQuote }
    expect(findFinanceEstimate(vehicle, { ...defaults, quote: true }, now)).toMatchObject({
      amount: 140,
      provider: 'youx',
    })
    expect(findFinanceEstimate(vehicle, defaults, now)).toBeUndefined()
    const both = { ...vehicle, finance_lenders: { Manual: example } }
    const finance = { ...defaults, provider: 'Manual', quote: true }
    expect(findFinanceEstimate(both, finance, now)).toMatchObject({ provider: 'Manual' })
    expect(findFinanceEstimate(both, { ...finance, excluded_makes: ['Kia'] }, now)).toBeUndefined()
  })

  test('[FIN-04] [FIN-07] ignores an incomplete or invalid stored quote without throwing', () => {
    const finance = { ...defaults, quote: true }
    const quoted = (youxQuote: unknown) =>
      findFinanceEstimate({ ...usedVehicle, youxQuote } as FinancedVehicle, finance, now)
    const completeQuote = { weeklyRepaymentAmount: 140.4, comparisonRate: 9, advertisedRate: 8 }
    for (const part of Object.keys(completeQuote))
      for (const wrong of [null, undefined, 'POA', Number.NaN, -1, {}])
        expect(quoted({ ...completeQuote, [part]: wrong }), `${part} ${String(wrong)}`).toBeUndefined()
    for (const none of [null, {}, [], 'x', 7]) expect(quoted(none)).toBeUndefined()
    expect(quoted({ ...completeQuote, weeklyRepaymentAmount: '$140.40' })).toMatchObject({ amount: 140 })
  })

  test('[FIN-07] never throws on a lender’s data, and shows no amount without both rates', () => {
    const value = fc.oneof(
      fc.constantFrom(
        null,
        undefined,
        'null',
        '',
        '$1,234.50',
        '9.95%',
        'POA',
        Number.NaN,
        Number.POSITIVE_INFINITY,
        -1,
      ),
      fc.double(),
      fc.nat(2000),
      fc.dictionary(fc.constantFrom('deposit', 'termYears', 'paymentWeek'), fc.nat(500)),
    )
    const keys = ['paymentWeek', 'paymentMonth', 'interestRate', 'comparisonRate', 'deposit', 'termYears', 'disclaimer']
    const entry = fc.oneof(value, fc.dictionary(fc.constantFrom(...keys), value))
    fc.assert(
      fc.property(fc.constantFrom(...every), entry, (provider, lenderEntry) => {
        const estimate = findEstimate(provider, { entry: lenderEntry })
        if (estimate === undefined) return
        expect(Number.isInteger(estimate.amount)).toBe(true)
        expect(estimate.amount).toBeGreaterThan(0)
        const line = formatEstimate(estimate)
        expect(line).toContain('comparison rate*')
        expect(line.match(/\d+\.\d\d%/g)).toHaveLength(2)
      }),
    )
  })

  test('[FIN-01] a search record keeps the estimate', () => {
    for (const provider of ['Taurus', 'Nissan Finance']) {
      const estimate = findEstimate(provider)
      const recordEstimate = toRecordEstimate(toEstimateFields(estimate))
      expect({ ...recordEstimate, provider }).toEqual(estimate)
      expect(recordEstimate && formatEstimateParts(recordEstimate)).toEqual(estimate && formatEstimateParts(estimate))
    }
    expect(toEstimateFields(undefined)).toEqual({})
    expect(toRecordEstimate({ weekly_price: 100, advertised_rate: 8 })).toBeUndefined()
    expect(toRecordEstimate({ advertised_rate: 8, comparison_rate: 9 })).toBeUndefined()
  })
})

describe('a price that changed after its finance example', () => {
  const quoted = { quote: true, provider: 'nobody' }
  const youxQuote = { weeklyRepaymentAmount: 99, advertisedRate: 8, comparisonRate: 9 }

  test('[FIN-01] [SHP-05] replaces an estimate of another price by a loan of this one at the lender’s rates', () => {
    const offer = { finance_price_cents: 2_999_000, offer_price_cents: 2_899_000 }
    expect(findEstimate('Taurus', { vehicle: { finance_price_cents: 2_999_000 } })).toMatchObject({ amount: 152 })
    // $28,990 over 260 weeks at the lender's rates. The 10% p.a. that the calculator starts with is not offered.
    expect(findEstimate('Taurus', { vehicle: offer })).toEqual({
      amount: 137,
      period: 'week',
      advertised_rate: 8.49,
      comparison_rate: 9.6149,
      provider: 'Taurus',
    })
    const finance = { calculator_interest: 12, calculator_term: 4, fees: ['Account fee: 8 monthly'] }
    expect(findEstimate('Nissan Finance', { vehicle: offer, finance })).toMatchObject({
      amount: 603,
      period: 'month',
      advertised_rate: 8.49,
      comparison_rate: 9.6149,
    })
    expect(isShown('Taurus', { vehicle: { ...offer, finance_price_cents: 2_899_000 } })).toBe(true)
    // The lender's own conditions still apply, and a price is needed to compute from.
    expect(isShown('Taurus', { vehicle: { ...offer, year: 2012 } })).toBe(false)
    expect(isShown('Angle', { vehicle: offer, entry: { ...example, balloon: 5000 } })).toBe(false)
    expect(isShown('AusLoans', { vehicle: { price_cents: 0, finance_price_cents: 2_999_000 } })).toBe(false)
  })

  test('[FIN-01] hides a quote of another price', () => {
    for (const [finance_price_cents, expected] of [
      [2_999_000, true],
      [2_999_100, false],
    ] as const)
      expect(isShown('Taurus', { vehicle: { youxQuote, finance_price_cents }, finance: quoted })).toBe(expected)
  })

  test('[FIN-01] computes the amount of the dealer’s stated rates from the current price', () => {
    const finance = { stated_rate: 7.99, stated_comparison_rate: 8.5 }
    expect(isShown('Taurus', { vehicle: { finance_price_cents: 1_000_000 }, finance })).toBe(true)
  })
})

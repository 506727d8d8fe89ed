import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { computeLevelRepayment } from '@/src/domain/finance/amortise'
import { clampToTerms } from '@/src/domain/finance/calculator'
import { calculateLoan } from '@/src/domain/finance/repayment'
import { formatLoanRates } from '@/src/domain/finance/calculator-text'
import { buildFinanceDisclaimer, buildComparisonWarning } from '@/src/domain/finance/disclaimer'
import { findFinanceEstimate, findFinanceExample } from '@/src/domain/finance/estimate'
import { formatEstimate } from '@/src/domain/finance/estimate-text'
import { buildFinanceSections, buildPriceFinance } from '@/src/domain/finance/finance-sections'
import { formatRepaymentTerms } from '@/src/domain/finance/terms-text'
import { formatLoanParameter, parseLoanParameter } from '@/src/domain/finance/loan-parameter'
import { formatFinanceExample } from '@/src/domain/finance/quote-text'
import { toCardPrice } from '@/src/domain/stock/card/card'
import { toRecordRules, toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { testVehicle } from '@/src/domain/stock/vehicle/vehicle.test-support'
import { resolveSwitches, type Switches } from '@/src/domain/switches'
import type { Site } from '@/src/domain/tenancy/site'
import { toPriceText } from '@/src/domain/vehicle-page/price/price-text'
import { buildVehicleData } from '@/src/domain/vehicle-page/sharing/structured-data'
import { buildVehicleSheet } from '@/src/domain/vehicle-page/sheet'
import { Calculator } from '@/src/features/finance/calculator'
import { FinanceParts } from '@/src/features/finance/finance-parts'
import { PrintSheet } from '@/src/features/print/print-sheet'
import { defaultStockLook } from '@/src/domain/theme/site-theme'
import { toCardView } from '@/src/features/stock/card/card-view'
import { BarEstimate } from '@/src/features/vehicle/panel/bar-estimate'
import { PriceBlock } from '@/src/features/vehicle/panel/price-block'
import { SiteBasicsProvider } from '@/src/shared/site-basics'

const now = new Date('2026-06-01T00:00:00Z')

type Entry = Readonly<Record<string, number>>

/** A lender's example as lenders send it: computed from its own terms, with deposit, balloon and fees. */
const offers = fc
  .record({
    price: fc.integer({ min: 3000, max: 400_000 }),
    rate: fc.integer({ min: 300, max: 1900 }).map((n) => n / 100),
    years: fc.constantFrom(1, 3, 4, 5, 7),
    deposit: fc.constantFrom(0, 0.1, 0.2),
    balloon: fc.constantFrom(0, 0.2, 0.4),
    once: fc.constantFrom(0, 395, 1300),
    month: fc.constantFrom(0, 5, 8, 12.5),
    rounded: fc.boolean(),
  })
  .map(({ price, rate, years, deposit, balloon, once, month, rounded }) => {
    const repay = (perYear: number) =>
      computeLevelRepayment(price * (1 - deposit) + once, years * perYear, rate / 100 / perYear, price * balloon) +
      (month * 12) / perYear
    const round = (amount: number) => (rounded ? Math.round(amount) : Math.round(amount * 100) / 100)
    const entry: Entry = {
      deposit: price * deposit,
      balloon: price * balloon,
      paymentWeek: round(repay(52)),
      paymentMonth: round(repay(12)),
      interestRate: rate,
      comparisonRate: rate + 1,
      termYears: years,
      establishmentFees: once,
    }
    return { price, entry }
  })

/** Fields that feeds leave out of an example. */
const omissions = fc.subarray([
  'deposit',
  'balloon',
  'termYears',
  'establishmentFees',
  'comparisonRate',
  'interestRate',
  'paymentWeek',
])

const financeSwitches = fc.record({
  provider: fc.constantFrom('manual', 'nissan-finance', 'angle', 'ausloans', 'taurus'),
  fees: fc.constantFrom<readonly string[]>([], ['Establishment fee: 395', 'Account admin fee: 8 monthly']),
  calculator_round_up: fc.boolean(),
  calculator_amount_is_price: fc.boolean(),
  calculator_fixed_interest: fc.constantFrom(0, 12.94),
  calculator_max_term: fc.constantFrom(5, 7),
  stated_rate: fc.constantFrom(0, 6.29),
  stated_comparison_rate: fc.constantFrom(0, 8.19),
})

/** `offered` is the dealer's own price, which the lender does not know. */
const createVehicle = (price: number, provider: string, entry: Entry, offered?: number): Vehicle => ({
  ...testVehicle,
  year: 2024,
  price_cents: price * 100,
  status: 'in_stock',
  finance_lenders: { [provider]: entry },
  finance_price_cents: price * 100,
  ...(offered !== undefined && { offer_price_cents: offered * 100, overrides: { offer_price_cents: offered * 100 } }),
})

const textOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
const listRepayments = (text: string): readonly string[] => text.match(/\$[\d,]+\/(?:wk|mth|fortnight)/g) ?? []

/** The text of every surface with a repayment, by the functions and components that show it. */
const renderSurfaces = (vehicle: Vehicle, switches: Switches, loan?: string) => {
  const { finance, display } = switches
  const site = { switches, name: 'Dealer', url: 'https://dealer.example', locations: [] } as unknown as Site
  const record = toSearchRecord(vehicle, {
    tenantId: 't',
    location: undefined,
    rules: toRecordRules(switches),
    finance: { switches: finance, now },
  })
  const price = toPriceText(toCardPrice(record, display))
  const priceFinance = buildPriceFinance(vehicle, finance, now)
  const sections = buildFinanceSections(vehicle, finance, now)
  const terms = sections?.calculator?.terms
  const found = finance.estimate ? findFinanceExample(vehicle, finance, now) : undefined
  const own = loan === undefined ? undefined : parseLoanParameter(loan)
  const sheet = buildVehicleSheet({ vehicle, site, location: undefined, price, now, loan: own })
  const basics = {
    name: 'Dealer',
    stock: { label: 'See all stock', href: '/search' },
    searchPath: '/search',
    look: defaultStockLook,
    financeWarning: buildComparisonWarning(finance),
    noun: ['car', 'cars'] as const,
  }
  return {
    record,
    terms,
    card: toCardView(record, { ...switches, card: 'classic' }, now).weekly?.join(' ') ?? '',
    panel: textOf(
      renderToStaticMarkup(
        <SiteBasicsProvider value={basics}>
          <PriceBlock price={price} finance={priceFinance} choice={null} />
          {priceFinance && <BarEstimate estimate={priceFinance.parts.join(' ')} />}
        </SiteBasicsProvider>,
      ),
    ),
    sections: sections ? textOf(renderToStaticMarkup(<FinanceParts {...sections} />)) : '',
    calculator: terms ? textOf(renderToStaticMarkup(<Calculator terms={terms} car_id="v1" />)) : '',
    note: buildFinanceDisclaimer(vehicle, finance, now),
    sheet: sheet.estimate ?? '',
    print: textOf(
      renderToStaticMarkup(<PrintSheet sheet={sheet} qr={{ path: '', size: 1 }} back="/" host={undefined} />),
    ),
    enquiry: found ? formatFinanceExample(found) : '',
    structured: JSON.stringify(buildVehicleData(vehicle, site, undefined)),
  }
}

describe('[SHP-05] one finance engine', () => {
  test('[SHP-05] every surface of a vehicle shows one repayment, whatever the lender leaves out', () => {
    const counts = { estimate: 0, incomplete: 0, hidden: 0, terms: 0, offered: 0 }
    fc.assert(
      fc.property(offers, omissions, financeSwitches, fc.boolean(), ({ price, entry }, missing, finance, hasOffer) => {
        const switches = resolveSwitches({ finance }, {})
        const stated = Object.fromEntries(Object.entries(entry).filter(([key]) => !missing.includes(key)))
        const offered = hasOffer ? price - 500 : undefined
        const vehicle = createVehicle(price, finance.provider, stated, offered)
        const surfaces = renderSurfaces(vehicle, switches)
        const estimate = findFinanceEstimate(vehicle, switches.finance, now)
        // A repayment is never in a note or in structured data, where its rates and warning would be missing.
        expect([...listRepayments(surfaces.note), ...listRepayments(surfaces.structured)]).toEqual([])
        if (!estimate) {
          counts.hidden += 1
          for (const name of ['card', 'panel', 'sheet', 'print', 'enquiry'] as const)
            expect(listRepayments(surfaces[name]), name).toEqual([])
          for (const field of ['weekly_price', 'monthly_price', 'weekly_price_range'])
            expect(surfaces.record).not.toHaveProperty(field)
          // The calculator has its own, and the lender's terms stay out of the note.
          expect(surfaces.terms?.example).toBeUndefined()
          expect(surfaces.note).not.toContain('year term')
          return
        }
        if (surfaces.terms?.example) counts.incomplete += 1
        else counts.estimate += 1
        const [repayment = 'missing'] = listRepayments(formatEstimate(estimate))
        for (const name of ['card', 'panel', 'sections', 'calculator', 'sheet', 'print', 'enquiry'] as const) {
          expect(new Set(listRepayments(surfaces[name])), name).toEqual(new Set([repayment]))
          for (const rate of [estimate.advertised_rate, estimate.comparison_rate])
            expect(surfaces[name], name).toContain(`${rate.toFixed(2)}%`)
          // A repayment never appears without the deposit and final payment that the shopper pays besides.
          if (estimate.terms) expect(surfaces[name], name).toContain(formatRepaymentTerms(estimate.terms))
        }
        const isPaidBesides = ({ deposit = 0, balloon = 0 }: Entry) => deposit > 0 || balloon > 0
        const usesStatedRates = finance.stated_rate > 0 && finance.stated_comparison_rate > 0
        // Those of a lender's example are shares of its price, which another price has too where its term is known.
        const mayHaveTerms = !usesStatedRates && isPaidBesides(stated)
        if (hasOffer) expect([mayHaveTerms, false]).toContain(estimate.terms !== undefined)
        else expect(estimate.terms !== undefined).toBe(mayHaveTerms)
        if (hasOffer) {
          counts.offered += 1
          expect(surfaces.terms?.start).toMatchObject({ amount: offered, frequency: estimate.period })
        }
        if (estimate.terms) counts.terms += 1
        const { amount, period } = estimate
        expect(surfaces.record[period === 'week' ? 'weekly_price' : 'monthly_price']).toBe(amount)
        // A search by the week never finds a vehicle that costs more (SHP-04).
        const perWeek = period === 'week' ? amount : (amount * 12) / 52
        expect(surfaces.record.weekly_price).toBeGreaterThanOrEqual(perWeek)
      }),
      { numRuns: 300 },
    )
    // The examples reach all cases.
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(10)
  })

  test('[SHP-05] a shopper’s own values reach the print page and the PDF, limited as in the calculator', () => {
    const ownLoans = fc.record({
      amount: fc.integer({ min: 0, max: 900_000 }),
      deposit: fc.integer({ min: 0, max: 90_000 }),
      tradeIn: fc.integer({ min: 0, max: 90_000 }),
      balloon: fc.integer({ min: 0, max: 90_000 }),
      years: fc.constantFrom(1, 2.5, 6, 30),
      interest: fc.constantFrom(1, 7.25, 40),
      frequency: fc.constantFrom('week', 'fortnight', 'month'),
    } as const)
    fc.assert(
      fc.property(offers, omissions, financeSwitches, ownLoans, ({ price, entry }, missing, finance, loan) => {
        const switches = resolveSwitches({ finance }, {})
        const stated = Object.fromEntries(Object.entries(entry).filter(([key]) => !missing.includes(key)))
        const vehicle = createVehicle(price, finance.provider, stated)
        const parameter = formatLoanParameter(loan)
        expect(parseLoanParameter(parameter)).toEqual(loan)
        const { terms, sheet, print } = renderSurfaces(vehicle, switches, parameter)
        fc.pre(terms !== undefined && sheet !== '')
        const own = clampToTerms(loan, terms)
        const line = formatLoanRates(own, calculateLoan(own, terms))
        expect(sheet.split('\n')[0]).toBe(line)
        expect(sheet).toContain('Calculated with your values: $')
        expect(print).toContain(line)
        expect(print).toContain('*WARNING')
      }),
    )
  })

  test('[SHP-05] an invalid loan in an address is ignored', () => {
    for (const text of [
      null,
      '',
      'x',
      '1-2-3',
      '1-2-3-4-5-6-day',
      '1--3-4-5-6-week',
      '1e9-0-0-0-5-8-week',
      '-'.repeat(7),
    ])
      expect(parseLoanParameter(text)).toBeUndefined()
  })

  test('[SHP-05] the note describes the deposit and final payment of the sum that is shown', () => {
    fc.assert(
      fc.property(offers, fc.constantFrom('', '9 year term, 50.0% deposit'), ({ price, entry }, example_text) => {
        const { finance } = resolveSwitches({ finance: { provider: 'manual', example_text } }, {})
        const vehicle = createVehicle(price, 'manual', entry)
        const start = buildFinanceSections(vehicle, finance, now)?.calculator?.terms.start
        const share = (part: number) => `${((part / price) * 100).toFixed(1)}%`
        expect(buildFinanceDisclaimer(vehicle, finance, now)).toContain(
          `has these terms. ${start?.years ?? 0} year term, ${share(start?.deposit ?? 0)} deposit, ${share(start?.balloon ?? 0)} final payment`,
        )
      }),
    )
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FinancedVehicle } from '@/src/domain/finance/financed-vehicle'
import { buildComparisonWarning } from '@/src/domain/finance/disclaimer'
import { buildFinanceSections, buildPriceFinance } from '@/src/domain/finance/finance-sections'
import { PriceBlock } from '@/src/features/vehicle/panel/price-block'
import { defaultStockLook } from '@/src/domain/theme/site-theme'
import { SiteBasicsProvider } from '@/src/shared/site-basics'
import { resolveSwitches } from '@/src/domain/switches'
import { calculateLoan } from '@/src/domain/finance/repayment'
import { Calculator } from './calculator'
import { CORRECT_VALUES_TEXT, LoanExample } from './loan-example'
import { FinanceParts } from './finance-parts'

const now = new Date('2026-06-01')
const { finance: defaults } = resolveSwitches({}, {})
const finance = { ...defaults, provider: 'taurus', fees: ['Establishment fee: 395'] }
/** A dealer without estimates, whose calculator starts with a fixed amount. */
const fixedAmount = { ...finance, estimate: false, calculator_amount_is_price: false }
const disclaimer = `First words. ${'Fees, terms and conditions apply. '.repeat(20)} Last words.`
const vehicle: FinancedVehicle & { id: string } = {
  id: 'v1',
  car_type: 'used',
  make: 'Kia',
  year: 2022,
  status: 'in_stock',
  price_cents: 2_999_000,
  finance_lenders: { taurus: { paymentWeek: 150, interestRate: 8.49, comparisonRate: 9.61, disclaimer } },
}
const sections = buildFinanceSections(vehicle, fixedAmount, now)
const html = sections ? renderToStaticMarkup(<FinanceParts {...sections} />) : ''
const textOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('[FIN-03] [FIN-07] shows an example without script: repayment, rate, comparison rate, fees and warning', () => {
  expect(textOf(html)).toMatch(
    /Est\. \$149\/wk for \$30,000 over 5 years at a sample interest rate of 10\.00% p\.a\., comparison rate 10\.\d\d% p\.a\.\*/,
  )
  expect(textOf(html)).toContain('Includes Establishment fee $395.')
  expect(textOf(html)).toContain('*WARNING: This comparison rate is true only')
  expect(html).not.toContain('type="range"')
  expect(Buffer.byteLength(html)).toBeLessThan(1800)
})

test('[SHP-05] shows the lender’s example in the calculator if the lender leaves out its terms', () => {
  const incomplete = buildFinanceSections(vehicle, { ...finance, calculator_amount_is_price: false }, now)
  const terms = incomplete?.calculator?.terms
  if (!terms) throw new Error('There is no calculator.')
  const line = buildPriceFinance(vehicle, finance, now)?.parts.join(' ') ?? 'missing'
  const server = textOf(renderToStaticMarkup(<FinanceParts {...incomplete} />))
  const hydrated = textOf(renderToStaticMarkup(<Calculator terms={terms} car_id="v1" />))
  for (const text of [server, hydrated]) {
    expect(text).toContain(`${line}. This is the lender’s example. Change a value to calculate your own repayment.`)
    // There is no second repayment.
    expect(text.match(/\/wk/g)).toHaveLength(1)
  }
  expect(server).toContain('Your own repayment includes Establishment fee $395.')
  // A shopper's own values start with the price and the lender's rates.
  expect(terms).toMatchObject({ start: { amount: 29_990, interest: 8.49 }, statedRates: { comparison_rate: 9.61 } })
})

test('[FIN-03] [FIN-07] shows no repayment while a field has an invalid value', () => {
  const terms = sections?.calculator?.terms
  if (!terms) throw new Error('There is no calculator.')
  const loan = { ...terms.start, amount: 20_000 }
  const example = (hasErrors: boolean) =>
    textOf(
      renderToStaticMarkup(
        <LoanExample loan={loan} result={calculateLoan(loan, terms)} terms={terms} hasErrors={hasErrors} />,
      ),
    )
  expect(example(false)).toMatch(/\$\d+\/wk/)
  expect(example(true)).toBe(` ${CORRECT_VALUES_TEXT} `)
})

test('[FIN-02] [FIN-05] shows the truncated disclaimer with a link to the full text', () => {
  expect(html).toContain('id="financeDisclaimer"')
  expect(textOf(html)).toContain('First words.')
  expect(html).not.toContain('Last words.')
  expect(html).toContain('<a href="/api/finance/v1">')
})

test('[FIN-03] gives the calculator’s controls labels, values as text and their ranges', () => {
  const terms = sections?.calculator?.terms
  if (!terms) throw new Error('There is no calculator.')
  const markup = renderToStaticMarkup(<Calculator terms={terms} car_id="v1" />)
  for (const [name, text, ends] of [
    ['Amount', '$30,000', 'min="1000" max="100000" step="500"'],
    ['Term', '5 years', 'min="1" max="7" step="0.5"'],
    ['Interest', '10%', 'min="0.5" max="15" step="0.5"'],
  ] as const) {
    expect(markup).toContain(`aria-label="${name}, slider" aria-valuetext="${text}" ${ends}`)
  }
  expect(markup.match(/type="radio"/g)).toHaveLength(3)
  // The text is the same before and after the script loads, so that nothing moves.
  expect(textOf(markup)).toContain(/Est\. .*?\.\*/.exec(textOf(html))?.[0])
  const fixed = renderToStaticMarkup(<Calculator terms={{ ...terms, isRateFixed: true }} car_id="v1" />)
  expect(fixed.match(/type="range"/g)).toHaveLength(2)
})

test('[FIN-03] the fields of the calculator show the same amounts as the sentence, with cents', () => {
  const terms = sections?.calculator?.terms
  if (!terms) throw new Error('There is no calculator.')
  const start = { ...terms.start, amount: 28_985, deposit: 2898.5, balloon: 8695.5 }
  const markup = renderToStaticMarkup(<Calculator terms={{ ...terms, start }} car_id="v1" />)
  for (const amount of ['28,985', '2,898.50', '8,695.50']) {
    expect(markup).toContain(`value="${amount}"`)
    expect(textOf(markup)).toContain(`$${amount} `)
  }
})

test('[FIN-02] [FIN-07] shows repayment and rates with the price in one line, followed by the full warning', () => {
  const price = { amount: '$29,990', type: 'Drive away' }
  const basics = {
    name: 'Banksia',
    searchPath: '/search',
    stock: { label: 'See all stock', href: '/search' },
    look: defaultStockLook,
    noun: ['car', 'cars'] as const,
    financeWarning: buildComparisonWarning(finance),
  }
  const shown = renderToStaticMarkup(
    <SiteBasicsProvider value={basics}>
      <PriceBlock price={price} finance={buildPriceFinance(vehicle, finance, now)} choice={<i>choice</i>} />
    </SiteBasicsProvider>,
  )
  expect(shown).toContain('<p class="vehicle-weekly">Est. $150/wk at 8.49% p.a. (9.61% p.a. comparison rate*)</p>')
  expect(textOf(shown)).toMatch(/\*WARNING: .*different comparison rate\. .* \$30,000\. Click for Finance Disclaimer/)
  expect(shown).toContain('<i>choice</i>')
  const none = renderToStaticMarkup(<PriceBlock price={price} finance={undefined} choice={<i>choice</i>} />)
  expect(none).not.toMatch(/Est\.|WARNING|choice/)
  const unwarned = renderToStaticMarkup(
    <PriceBlock price={price} finance={buildPriceFinance(vehicle, finance, now)} choice={<i>choice</i>} />,
  )
  expect(unwarned).not.toContain('Est.')
})

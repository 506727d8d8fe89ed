import { buildDealerCalculatorSection } from '@/src/domain/finance/calculator-section'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import { CALCULATOR_ID } from '@/src/features/finance/calculator-id'
import { CalculatorPlaceholder } from '@/src/features/finance/calculator-placeholder'
import { DealerCalculator } from '@/src/features/finance/dealer-calculator'
import { findStockLoan } from '@/src/server/stock/stock-loan'
import type { BlockView } from '../view'

/** One calculator per page, because the ids of its fields are fixed. */
export const financeCalculatorView: BlockView<'finance-calculator'> = async (data, { site, now, id }) => {
  const section = buildDealerCalculatorSection(site.switches.finance, await findStockLoan(site, now))
  if (!section || id(CALCULATOR_ID) !== CALCULATOR_ID) return null
  const { calculator, warning, disclaimer } = section
  const title = id('finance-calculator-title')
  const { base_path } = site.switches.search
  return (
    <section aria-labelledby={title} className="section">
      <div className="wrap grid gap-6 lg:grid-cols-12 lg:gap-10">
        <div className="grid content-start gap-3 lg:col-span-4">
          <h2 id={title} className="section-title">
            {data.heading ?? 'Work out your repayments'}
          </h2>
          <p className="text-muted max-w-[44ch] lg:text-lg">
            {data.text ?? 'Set an amount and a term. The repayment is an example, not an offer: your lender decides.'}
          </p>
        </div>
        <div className="border-border bg-raised rounded-md border p-5 sm:p-8 lg:col-span-8">
          <div id={CALCULATOR_ID} className="finance-calculator">
            <DealerCalculator
              terms={calculator.terms}
              searchHref={`${base_path}?sortBy=price_desc&range[price][max]=`}
              noun={dealerNounOf(site)[1]}
            >
              <CalculatorPlaceholder {...calculator} />
            </DealerCalculator>
            <div className="finance-small">
              {calculator.fees && <p>Includes {calculator.fees}.</p>}
              <p>*{warning}</p>
              {disclaimer && <p>{disclaimer}</p>}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

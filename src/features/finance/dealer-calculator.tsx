'use client'

import type { DealerCalculatorSection } from '@/src/domain/finance/finance-sections'
import { formatDollars } from '@/src/domain/money/format-money'
import { button } from '@/src/ui/button'
import { CalculatorBody } from './calculator-body'
import { CALCULATOR_ID } from './calculator-id'

type Props = DealerCalculatorSection & {
  /** The address of a search for vehicles up to a price in dollars, without the price. */
  searchHref: string
  /** Plural noun of the dealer's stock. */
  noun: string
}

/** The calculator of a page that is about no vehicle, with a link to the vehicles that its amount pays for (FIN-06). */
export const DealerCalculator = ({ calculator, warning, disclaimer, searchHref, noun }: Props) => (
  <div id={CALCULATOR_ID} className="finance-calculator">
    <CalculatorBody
      car_id=""
      calculator={calculator}
      warning={warning}
      footer={({ amount }) => (
        <a href={`${searchHref}${Math.floor(amount)}`} className={button('secondary', 'md', 'mt-5')}>
          Show {noun} up to {formatDollars(Math.floor(amount))}
        </a>
      )}
    />
    {disclaimer && <p className="finance-small mt-2">{disclaimer}</p>}
  </div>
)

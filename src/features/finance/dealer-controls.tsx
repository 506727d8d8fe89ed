import type { CalculatorTerms } from '@/src/domain/finance/calculator'
import { formatDollars } from '@/src/domain/money/format-money'
import { button } from '@/src/ui/button'
import { Calculator } from './calculator'

export type DealerControlsProps = {
  terms: CalculatorTerms
  /** The address of a search for vehicles up to a price in dollars, without the price. */
  searchHref: string
  /** Plural noun of the dealer's stock. */
  noun: string
}

/** The controls of a calculator that is about no vehicle, with a link to the vehicles that its amount pays for. */
export const DealerControls = ({ terms, searchHref, noun }: DealerControlsProps) => (
  <Calculator
    terms={terms}
    car_id=""
    footer={({ amount }) => (
      <a href={`${searchHref}${Math.floor(amount)}`} className={button('secondary', 'md', 'mt-5')}>
        Show {noun} up to {formatDollars(Math.floor(amount))}
      </a>
    )}
  />
)

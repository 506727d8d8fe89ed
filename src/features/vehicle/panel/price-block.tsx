'use client'

import { FormerPrice } from '@/src/shared/former-price'
import type { ReactNode } from 'react'
import type { PriceFinance } from '@/src/domain/finance/finance-sections'
import { INVALID_LOAN_TEXT, useRepayment } from '@/src/shared/repayment'
import { useSiteBasics } from '@/src/shared/site-basics'
import { capitalize } from '@/src/domain/text/format-text'
import type { PriceText } from '@/src/domain/vehicle-page/price/price-text'

type ShownFinance = Pick<PriceFinance, 'parts' | 'example'>

/** The price and its type in one line, with the former price above (CARD-04). */
const PriceLine = ({ price }: { price: PriceText }) =>
  price.type === undefined ? (
    <p className="font-heading text-xl font-bold">{price.amount}</p>
  ) : (
    <div className="grid gap-1">
      {price.was && (
        <p className="text-muted text-sm tabular-nums">
          <FormerPrice was={price.was} saving={price.saving} />
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="bg-price vehicle-amount">{price.amount}</span>
        <span className="text-base font-semibold">{price.type}</span>
      </p>
      {price.minimum && <p className="text-sm font-semibold">{capitalize(price.minimum)}</p>}
      {price.includes && <p className="text-muted text-sm">{price.includes}</p>}
      {price.purchase && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-base font-semibold">or</span>{' '}
          <span className="vehicle-amount">{price.purchase.amount}</span>{' '}
          <span className="text-base font-semibold">{price.purchase.type}</span>
        </p>
      )}
    </div>
  )

/**
 * The estimate and its warning, which describes the page's own example until the shopper changes the calculator. Paper
 * has no calculator to correct, so there the page's own estimate replaces the message about invalid values.
 */
const Estimate = ({ finance: { parts, example }, warning }: { finance: ShownFinance; warning: string }) => {
  const own = parts.join(' ')
  const text = useRepayment(own)
  const isInvalid = text === INVALID_LOAN_TEXT
  return (
    <>
      <p className="vehicle-weekly">
        {isInvalid ? (
          <>
            <span className="print:hidden">{text}</span>
            <span className="hidden print:inline">{own}</span>
          </>
        ) : (
          text
        )}
      </p>
      <p id="finance-warning" className="vehicle-warning">
        *{warning} {example && text === own ? `${example} ` : ''}
        {example && isInvalid && <span className="hidden print:inline">{example} </span>}
        <a href="#financeDisclaimer">Click for Finance Disclaimer</a>
      </p>
    </>
  )
}

/**
 * The price with its type, and the finance estimate with both rates and the warning (FIN-02), which comes first if
 * finance prices are selected (FIN-05). `choice` switches between the two, if there are two.
 */
export const PriceBlock = ({
  price,
  note,
  finance,
  choice,
}: {
  price: PriceText
  /** Explains what the price includes. */
  note?: ReactNode
  finance: ShownFinance | undefined
  choice: ReactNode
}) => {
  const { financeWarning: warning } = useSiteBasics()
  return (
    <div className="vehicle-prices">
      {finance && choice}
      <PriceLine price={price} />
      {note}
      {finance && warning && <Estimate finance={finance} warning={warning} />}
    </div>
  )
}

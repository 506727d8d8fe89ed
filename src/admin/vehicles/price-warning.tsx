'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { listPriceWarnings, type PriceWarnings } from '@/src/domain/panel/price-warnings'
import './part-inputs.css'

type Props = { readonly at: keyof PriceWarnings }

/** A warning about a price that the form has now; it refuses nothing (STF-02). */
export const PriceWarning = ({ at }: Props) => {
  const [fields] = useAllFormFields()
  const values = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
  const isFinanceNew = ['finance_lenders', 'youxQuote'].some(
    (name) => JSON.stringify(fields[name]?.value ?? null) !== JSON.stringify(fields[name]?.initialValue ?? null),
  )
  const warning = listPriceWarnings({ ...values, isFinanceNew })[at]
  // The region stays, so that a screen reader says a warning that appears.
  return (
    <span role="status" className="price-warning">
      {warning}
    </span>
  )
}

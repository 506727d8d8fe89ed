'use client'

import { type ReactNode, useMemo } from 'react'
import type { CalculatorTerms, PaidField, Range } from '@/src/domain/finance/calculator'
import { calculateLoan } from '@/src/domain/finance/repayment'
import { frequencyLabels, formatLoanTerms, formatRepayment } from '@/src/domain/finance/calculator-text'
import { formatYears } from '@/src/domain/finance/terms-text'
import type { Frequency } from '@/src/domain/finance/amortise'
import type { FinanceExample } from '@/src/domain/finance/finance-example'
import { startWithFinance } from '@/src/domain/finance/start-with'
import { formatDollars } from '@/src/domain/money/format-money'
import { Input, type InputProps } from '@/src/ui/inputs/input'
import { CORRECT_VALUES_TEXT, LoanExample } from './loan-example'
import { useLoan, useSettled, type SliderField } from './use-loan'

const frequencies = Object.keys(frequencyLabels) as readonly Frequency[]

/** A quote with the price in dollars that it is for. */
export type ReceivedQuote = { readonly price: number; readonly found: FinanceExample }

type FieldLabels = Pick<InputProps, 'label' | 'before' | 'after' | 'inputMode'>

const fields: Readonly<Record<SliderField, FieldLabels & { readonly format: (value: number) => string }>> = {
  amount: {
    label: 'Amount',
    before: '$',
    inputMode: 'decimal',
    format: formatDollars,
  },
  years: { label: 'Term', after: ' years', inputMode: 'decimal', format: formatYears },
  interest: { label: 'Interest', after: ' %', inputMode: 'decimal', format: (value) => `${value}%` },
}

const paidLabels: Readonly<Record<PaidField, string>> = {
  deposit: 'Deposit',
  tradeIn: 'Trade-in value',
  balloon: 'Final payment',
}

/** A slider over a list of values uses their indexes. */
const toSlider = (range: Range | readonly number[], value: number) =>
  'min' in range
    ? { range, position: value, valueAt: (position: number) => position }
    : {
        range: { min: 0, max: range.length - 1, step: 1 },
        position: range.indexOf(value),
        valueAt: (position: number) => range[position] ?? value,
      }

type Loan = ReturnType<typeof useLoan>

/** The props of an input for typing, whose text is checked when it is left. */
const inputProps = (field: SliderField | PaidField, state: Loan) => ({
  id: `finance-${field}`,
  type: 'text',
  autoComplete: 'off',
  value: state.textOf(field),
  error: state.errors[field],
  onChange: ({ target }: { readonly target: { readonly value: string } }) => state.setText(field, target.value),
  onBlur: () => state.validate(field),
})

/** One value of the loan: a slider, and a field for typing. */
const LoanControl = ({ field, terms, state }: { field: SliderField; terms: CalculatorTerms; state: Loan }) => {
  const { format, ...defaultLabels } = fields[field]
  const labels = field === 'amount' && terms.startsAtPrice ? { ...defaultLabels, label: 'Price' } : defaultLabels
  const { range, position, valueAt } = toSlider(terms[field], state.loan[field])
  return (
    <div className="finance-figure">
      <Input {...labels} {...inputProps(field, state)} />
      <input
        type="range"
        aria-label={`${labels.label}, slider`}
        aria-valuetext={format(state.loan[field])}
        {...range}
        value={position}
        onChange={(event) => state.setValue(field, valueAt(Number(event.target.value)))}
      />
    </div>
  )
}

/** Dollars that the shopper pays besides the repayments; an empty field counts as zero. */
const PaidInput = ({ field, state }: { field: PaidField; state: Loan }) => (
  <Input label={paidLabels[field]} before="$" inputMode="decimal" {...inputProps(field, state)} />
)

export type CalculatorProps = {
  terms: CalculatorTerms
  /** A quote that arrived while the page was open. */
  quote?: ReceivedQuote | undefined
  /** Empty on a page that is about no vehicle. */
  car_id: string
  /** Shown below the controls, for the loan as it is set; hidden while its amount is invalid. */
  footer?: (loan: { readonly amount: number }) => ReactNode
}

/**
 * The calculator with its controls (FIN-03). Every change recalculates; screen readers get the result once it settles.
 */
export const Calculator = ({ terms: pageTerms, quote, car_id, footer }: CalculatorProps) => {
  const terms = useMemo(
    () => (quote ? startWithFinance(pageTerms, quote.price, quote.found) : pageTerms),
    [pageTerms, quote],
  )
  const state = useLoan(terms, car_id)
  const result = calculateLoan(state.loan, terms)
  const { frequency } = state.loan
  const repayment = `${formatRepayment(result, frequency)} for ${formatLoanTerms(state.loan, result, terms.isRateFixed)}`
  const announcement = useSettled(state.hasErrors ? CORRECT_VALUES_TEXT : repayment)
  return (
    <>
      <LoanExample loan={state.loan} result={result} terms={terms} hasErrors={state.hasErrors} />
      <div className={terms.isRateFixed ? 'finance-controls finance-fixed' : 'finance-controls'}>
        <LoanControl field="amount" terms={terms} state={state} />
        <LoanControl field="years" terms={terms} state={state} />
        {!terms.isRateFixed && <LoanControl field="interest" terms={terms} state={state} />}
        <fieldset>
          <legend>Repayments</legend>
          {frequencies.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name="finance-frequency"
                checked={option === frequency}
                onChange={() => state.change({ frequency: option })}
              />
              {frequencyLabels[option][0]}
            </label>
          ))}
        </fieldset>
        <div className="finance-paid">
          <PaidInput field="deposit" state={state} />
          <PaidInput field="tradeIn" state={state} />
          <PaidInput field="balloon" state={state} />
        </div>
      </div>
      {state.errors.amount === undefined && footer?.(state.loan)}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

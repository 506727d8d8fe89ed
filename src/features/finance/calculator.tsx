'use client'

import { calculateLoan, type CalculatorTerms, type Range } from '@/src/domain/finance/calculator'
import { frequencyLabels, formatLoanTerms, formatRepayment, formatYears } from '@/src/domain/finance/calculator-text'
import type { Frequency } from '@/src/domain/finance/amortise'
import { formatInteger } from '@/src/domain/text/numbers'
import { Input, type InputProps } from '@/src/ui/inputs/input'
import { LoanExample } from './loan-example'
import { useLoan, useSettled, type LoanField } from './use-loan'

const frequencies = Object.keys(frequencyLabels) as readonly Frequency[]

type FieldLabels = Pick<InputProps, 'label' | 'before' | 'after' | 'inputMode'>

const fields: Readonly<Record<LoanField, FieldLabels & { readonly format: (value: number) => string }>> = {
  amount: {
    label: 'Amount',
    before: '$',
    inputMode: 'numeric',
    format: (value) => `$${formatInteger(Math.round(value))}`,
  },
  years: { label: 'Term', after: ' years', inputMode: 'decimal', format: formatYears },
  interest: { label: 'Interest', after: ' %', inputMode: 'decimal', format: (value) => `${value}%` },
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

/** One value of the loan: a slider, and a field for typing. */
const LoanControl = ({
  field,
  terms,
  state,
}: {
  field: LoanField
  terms: CalculatorTerms
  state: ReturnType<typeof useLoan>
}) => {
  const { format, ...labels } = fields[field]
  const { range, position, valueAt } = toSlider(terms[field], state.loan[field])
  return (
    <div className="finance-figure">
      <Input
        {...labels}
        id={`finance-${field}`}
        type="text"
        autoComplete="off"
        value={state.textOf(field)}
        error={state.wrong[field]}
        onChange={(event) => state.setText(field, event.target.value)}
        onBlur={() => state.validate(field)}
      />
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

/**
 * The calculator with its controls (FIN-03). Every change recalculates; screen readers get the result once it settles.
 */
export const Calculator = ({ terms, car_id }: { terms: CalculatorTerms; car_id: string }) => {
  const state = useLoan(terms, car_id)
  const result = calculateLoan(state.loan, terms)
  const { frequency } = state.loan
  const announcement = useSettled(
    `${formatRepayment(result, frequency)} for ${formatLoanTerms(state.loan, result, terms.isRateFixed)}`,
  )
  return (
    <>
      <LoanExample loan={state.loan} result={result} fixed={terms.isRateFixed} />
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
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

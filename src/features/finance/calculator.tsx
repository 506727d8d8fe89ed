'use client'

import { calculate, type CalculatorTerms, type Range } from '@/src/domain/finance/calculator'
import { frequencyNames, loanText, repaymentText, yearsText } from '@/src/domain/finance/calculator-words'
import type { Frequency } from '@/src/domain/finance/amortise'
import { groupedAmount } from '@/src/domain/inputs'
import { Input, type InputProps } from '@/src/ui/inputs/input'
import { LoanExample } from './loan-example'
import { useLoan, useSettled, type LoanField } from './use-loan'

const frequencies = Object.keys(frequencyNames) as readonly Frequency[]

type Labelled = Pick<InputProps, 'label' | 'before' | 'after' | 'inputMode'>

const fields: Readonly<Record<LoanField, Labelled & { readonly say: (value: number) => string }>> = {
  amount: {
    label: 'Amount',
    before: '$',
    inputMode: 'numeric',
    say: (value) => `$${groupedAmount(Math.round(value))}`,
  },
  years: { label: 'Term', after: ' years', inputMode: 'decimal', say: yearsText },
  interest: { label: 'Interest', after: ' %', inputMode: 'decimal', say: (value) => `${value}%` },
}

/** A slider over a list of values uses their indexes. */
const sliderOf = (range: Range | readonly number[], value: number) =>
  'min' in range
    ? { range, at: value, valueAt: (at: number) => at }
    : {
        range: { min: 0, max: range.length - 1, step: 1 },
        at: range.indexOf(value),
        valueAt: (at: number) => range[at] ?? value,
      }

/** One value of the loan: a slider, and a field for typing. */
const Figure = ({
  field,
  terms,
  state,
}: {
  field: LoanField
  terms: CalculatorTerms
  state: ReturnType<typeof useLoan>
}) => {
  const { say, ...labelled } = fields[field]
  const { range, at, valueAt } = sliderOf(terms[field], state.loan[field])
  return (
    <div className="finance-figure">
      <Input
        {...labelled}
        id={`finance-${field}`}
        type="text"
        autoComplete="off"
        value={state.textOf(field)}
        error={state.wrong[field]}
        onChange={(event) => state.type(field, event.target.value)}
        onBlur={() => state.leave(field)}
      />
      <input
        type="range"
        aria-label={`${labelled.label}, slider`}
        aria-valuetext={say(state.loan[field])}
        {...range}
        value={at}
        onChange={(event) => state.slide(field, valueAt(Number(event.target.value)))}
      />
    </div>
  )
}

/**
 * The calculator with its controls (FIN-03). Every change recalculates; screen readers get the result once it settles.
 */
export const Calculator = ({ terms, car_id }: { terms: CalculatorTerms; car_id: string }) => {
  const state = useLoan(terms, car_id)
  const result = calculate(state.loan, terms)
  const { frequency } = state.loan
  const spoken = useSettled(`${repaymentText(result, frequency)} for ${loanText(state.loan, result, terms.fixed)}`)
  return (
    <>
      <LoanExample loan={state.loan} result={result} fixed={terms.fixed} />
      <div className={terms.fixed ? 'finance-controls finance-fixed' : 'finance-controls'}>
        <Figure field="amount" terms={terms} state={state} />
        <Figure field="years" terms={terms} state={state} />
        {!terms.fixed && <Figure field="interest" terms={terms} state={state} />}
        <fieldset>
          <legend>Repayments</legend>
          {frequencies.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="finance-frequency"
                checked={one === frequency}
                onChange={() => state.change({ frequency: one })}
              />
              {frequencyNames[one][0]}
            </label>
          ))}
        </fieldset>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}

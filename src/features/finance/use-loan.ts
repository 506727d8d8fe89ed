'use client'

import { useEffect, useRef, useState } from 'react'
import {
  adaptLoan,
  clampToTerms,
  isInitialLoan,
  maxPayment,
  type CalculatorTerms,
  type Loan,
  type PaidField,
} from '@/src/domain/finance/calculator'
import { calculateLoan } from '@/src/domain/finance/repayment'
import { formatDollars } from '@/src/domain/money/format-money'
import { formatOwnEstimate } from '@/src/domain/finance/calculator-text'
import { formatYears } from '@/src/domain/finance/terms-text'
import { formatLoanParameter } from '@/src/domain/finance/loan-parameter'
import { INVALID_LOAN_TEXT, setRepayment } from '@/src/shared/repayment'

export type SliderField = 'amount' | 'years' | 'interest'
export type LoanField = SliderField | PaidField

type Texts = Partial<Record<LoanField, string>>

/** Parses a typed value; undefined if it is not a number. */
const parseField = (text: string): number | undefined => {
  const bare = text.replace(/[$,%\s]|years?/gi, '')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : undefined
}

const parseLoanField = (field: LoanField, text: string): number | undefined =>
  !isSliderField(field) && text.trim() === '' ? 0 : parseField(text)

const isSliderField = (field: LoanField): field is SliderField =>
  field === 'amount' || field === 'years' || field === 'interest'

const limitsOf = (field: LoanField, loan: Loan, terms: CalculatorTerms): readonly [min: number, max: number] => {
  if (!isSliderField(field)) return [0, maxPayment(loan, field)]
  const range = terms[field]
  if ('min' in range) return [range.min, range.max]
  return [range[0] ?? 1, range.at(-1) ?? 1]
}

const formatValue = (field: LoanField, value: number): string => {
  if (field === 'years') return formatYears(value)
  return field === 'interest' ? `${value}%` : formatDollars(value)
}

/** Returns the error of a field's text; undefined if the text is valid. An empty deposit counts as zero. */
const findError = (field: LoanField, text: string, loan: Loan, terms: CalculatorTerms): string | undefined => {
  const value = parseLoanField(field, text)
  const [min, max] = limitsOf(field, loan, terms)
  if (value !== undefined && value >= min && value <= max) return undefined
  return `Please enter a value from ${formatValue(field, min)} to ${formatValue(field, max)}.`
}

const sendEvent = (id: number, car_id: string): void => {
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id, car_id } }))
}

/** Event 26: first change of a finance calculator (ANL-01). */
const FIRST_CHANGE_EVENT = 26

/**
 * The loan being calculated, with the texts of its fields. A valid text applies as it is typed; an invalid one shows an
 * error on blur, leaves the loan unchanged, and hides the calculator's repayment. The first change is reported once
 * (event 26).
 */
export const useLoan = (terms: CalculatorTerms, car_id: string) => {
  const [loan, setLoan] = useState<Loan>(terms.start)
  const [appliedTerms, setAppliedTerms] = useState(terms)
  const [fieldTexts, setFieldTexts] = useState<Texts>({})
  const [errors, setErrors] = useState<Texts>({})
  const reported = useRef(false)
  const hasErrors = Object.values(errors).some((problem) => problem !== undefined)

  // A live update can change the price, and so the terms, while the page is open (VDP-16).
  if (appliedTerms !== terms) {
    setAppliedTerms(terms)
    setLoan(adaptLoan(loan, appliedTerms, terms))
  }

  // Every repayment of the page follows the calculator (SHP-05), and the page's own returns with the initial loan.
  useEffect(() => {
    setRepayment(
      isInitialLoan(loan, terms) && !hasErrors
        ? null
        : {
            text: hasErrors ? INVALID_LOAN_TEXT : formatOwnEstimate(loan, calculateLoan(loan, terms)),
            loan: isInitialLoan(loan, terms) ? '' : formatLoanParameter(loan),
          },
    )
    return () => setRepayment(null)
  }, [loan, terms, hasErrors])

  const change = (part: Partial<Loan>): void => {
    setLoan((previous) => clampToTerms({ ...previous, ...part }, terms))
    if (reported.current) return
    reported.current = true
    sendEvent(FIRST_CHANGE_EVENT, car_id)
  }
  const clearField = (texts: Texts, field: LoanField): Texts => ({ ...texts, [field]: undefined })

  return {
    loan,
    change,
    errors,
    hasErrors,
    textOf: (field: LoanField): string =>
      fieldTexts[field] ??
      // With cents, as the sentence of the repayment writes the same amount.
      (field === 'years' || field === 'interest' ? String(loan[field]) : formatDollars(loan[field]).replace('$', '')),
    setValue: (field: LoanField, value: number): void => {
      setFieldTexts((previous) => clearField(previous, field))
      setErrors((previous) => clearField(previous, field))
      change({ [field]: value })
    },
    setText: (field: LoanField, text: string): void => {
      setFieldTexts((previous) => ({ ...previous, [field]: text }))
      const value = parseLoanField(field, text)
      if (value === undefined || findError(field, text, loan, terms) !== undefined) return
      setErrors((previous) => clearField(previous, field))
      change({ [field]: value })
    },
    validate: (field: LoanField): void => {
      const text = fieldTexts[field]
      if (text === undefined) return
      const problem = findError(field, text, loan, terms)
      setErrors((previous) => ({ ...previous, [field]: problem }))
      if (problem === undefined) setFieldTexts((previous) => clearField(previous, field))
    },
  }
}

const SETTLE_MS = 600

/** Returns a text once it has not changed for a while, so that a moving slider is announced only when it stops. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('')
  const initial = useRef(text)
  useEffect(() => {
    if (text === initial.current) return
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

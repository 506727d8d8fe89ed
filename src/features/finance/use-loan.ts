'use client'

import { useEffect, useRef, useState } from 'react'
import { loanUnder, withinTerms, type CalculatorTerms, type Loan } from '@/src/domain/finance/calculator'
import { groupedAmount } from '@/src/domain/inputs'
import { yearsText } from '@/src/domain/finance/calculator-words'

export type LoanField = 'amount' | 'years' | 'interest'
type Texts = Partial<Record<LoanField, string>>

/** Parses a typed value; undefined if it is not a number. */
const readField = (text: string): number | undefined => {
  const bare = text.replace(/[$,%\s]|years?/gi, '')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : undefined
}

const ends = (field: LoanField, terms: CalculatorTerms): readonly [least: number, most: number] => {
  const range = terms[field]
  if ('min' in range) return [range.min, range.max]
  return [range[0] ?? 1, range.at(-1) ?? 1]
}

const inWords: Readonly<Record<LoanField, (value: number) => string>> = {
  amount: (value) => `$${groupedAmount(value)}`,
  years: yearsText,
  interest: (value) => `${value}%`,
}

/** Returns the error of a field's text; undefined if the text is valid. */
const problemOf = (field: LoanField, text: string, terms: CalculatorTerms): string | undefined => {
  const value = readField(text)
  const [least, most] = ends(field, terms)
  if (value !== undefined && value >= least && value <= most) return undefined
  return `Please enter ${inWords[field](least)} to ${inWords[field](most)}.`
}

const say = (id: number, car_id: string): void => {
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id, car_id } }))
}

/** Event 26: first change of a finance calculator (ANL-01). */
const firstChange = 26

/**
 * The loan being calculated, with the texts of its fields. A valid text applies as it is typed; an invalid one shows an
 * error on blur and leaves the loan unchanged. The first change is reported once (event 26).
 */
export const useLoan = (terms: CalculatorTerms, car_id: string) => {
  const [loan, setLoan] = useState<Loan>(terms.start)
  const [under, setUnder] = useState(terms)
  const [typed, setTyped] = useState<Texts>({})
  const [wrong, setWrong] = useState<Texts>({})
  const reported = useRef(false)

  // A live update can change the price, and so the terms, while the page is open (VDP-16).
  if (under !== terms) {
    setUnder(terms)
    setLoan(loanUnder(loan, under, terms))
  }

  const change = (part: Partial<Loan>): void => {
    setLoan((before) => withinTerms({ ...before, ...part }, terms))
    if (reported.current) return
    reported.current = true
    say(firstChange, car_id)
  }
  const forget = (texts: Texts, field: LoanField): Texts => ({ ...texts, [field]: undefined })

  return {
    loan,
    change,
    wrong,
    textOf: (field: LoanField): string =>
      typed[field] ?? (field === 'amount' ? groupedAmount(Math.round(loan.amount)) : String(loan[field])),
    slide: (field: LoanField, value: number): void => {
      setTyped((before) => forget(before, field))
      setWrong((before) => forget(before, field))
      change({ [field]: value })
    },
    type: (field: LoanField, text: string): void => {
      setTyped((before) => ({ ...before, [field]: text }))
      const value = readField(text)
      if (value === undefined || problemOf(field, text, terms) !== undefined) return
      setWrong((before) => forget(before, field))
      change({ [field]: value })
    },
    leave: (field: LoanField): void => {
      const text = typed[field]
      if (text === undefined) return
      const problem = problemOf(field, text, terms)
      setWrong((before) => ({ ...before, [field]: problem }))
      if (problem === undefined) setTyped((before) => forget(before, field))
    },
  }
}

const settleMs = 600

/** Returns a text once it has not changed for a while, so that a moving slider is announced only when it stops. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

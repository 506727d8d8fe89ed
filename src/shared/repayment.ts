import { useSyncExternalStore } from 'react'

/** A repayment that a shopper has calculated, as text, and its loan as a parameter of an address. */
type Repayment = { readonly text: string; readonly loan: string }

/**
 * The repayment of the calculator on a vehicle's page, once the shopper has changed it. The price block, the bars, the
 * print page and the PDF show it in place of the page's own estimate, so that no two repayments contradict each other
 * (SHP-05).
 */
let repayment: Repayment | null = null
const listeners = new Set<() => void>()

export const setRepayment = (changed: Repayment | null): void => {
  if (changed?.text === repayment?.text && changed?.loan === repayment?.loan) return
  repayment = changed
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

const useStored = (): Repayment | null =>
  useSyncExternalStore(
    subscribe,
    () => repayment,
    () => null,
  )

/** Replaces every repayment of the page while a field of the calculator has an invalid value. */
export const INVALID_LOAN_TEXT = 'Correct the values in the finance calculator to see a repayment.'

/** Returns the shopper's repayment, else the page's own estimate. */
export const useRepayment = (estimate: string): string => useStored()?.text ?? estimate

/** Returns the shopper's loan as a parameter; empty if nothing has been changed. */
export const useLoanParameter = (): string => useStored()?.loan ?? ''

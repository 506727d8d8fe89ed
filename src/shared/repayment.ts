import { useSyncExternalStore } from 'react'

/**
 * The repayment of the calculator on a vehicle's page, once the shopper has changed it. The price block and the bars
 * show it in place of the page's own estimate, so that no two repayments of a page contradict each other (SHP-05).
 */
let repayment: string | null = null
const listeners = new Set<() => void>()

export const setRepayment = (text: string | null): void => {
  if (text === repayment) return
  repayment = text
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** Returns the shopper's repayment, else the page's own estimate. */
export const useRepayment = (estimate: string): string =>
  useSyncExternalStore(
    subscribe,
    () => repayment,
    () => null,
  ) ?? estimate

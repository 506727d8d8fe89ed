import { PRICE_DISPLAY_KEY } from './inline-scripts'

/**
 * The kind of prices on every card: cash or finance (CARD-04). An attribute of the document's root, set before the
 * first paint and read by the cards' style sheet. Stored in this browser; cash by default.
 */
export type PriceDisplay = 'cash' | 'finance'

const listeners = new Set<() => void>()

export const priceDisplay = (): PriceDisplay =>
  document.documentElement.dataset['prices'] === 'finance' ? 'finance' : 'cash'

const applyDisplay = (chosen: PriceDisplay): void => {
  document.documentElement.dataset['prices'] = chosen
  for (const listener of listeners) listener()
}

export const setPriceDisplay = (chosen: PriceDisplay): void => {
  applyDisplay(chosen)
  try {
    localStorage.setItem(PRICE_DISPLAY_KEY, chosen)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

const handleStorage = ({ key, newValue }: StorageEvent): void => {
  if (key === PRICE_DISPLAY_KEY) applyDisplay(newValue === 'finance' ? 'finance' : 'cash')
}

/** Calls back whenever the choice changes, in this tab or another. @returns a function that stops it */
export const watchPriceDisplay = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
  }
}

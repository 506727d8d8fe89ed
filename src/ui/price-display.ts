import { PRICE_DISPLAY_KEY } from './inline-scripts'

/**
 * The kind of prices on every card: cash or finance (CARD-04). An attribute of the document's root, set before the
 * first paint and read by the cards' style sheet. Stored in this browser; cash by default.
 */
export type PriceDisplay = 'cash' | 'finance'

const told = new Set<() => void>()

export const priceDisplay = (): PriceDisplay =>
  document.documentElement.dataset['prices'] === 'finance' ? 'finance' : 'cash'

const show = (chosen: PriceDisplay): void => {
  document.documentElement.dataset['prices'] = chosen
  for (const tell of told) tell()
}

export const choosePriceDisplay = (chosen: PriceDisplay): void => {
  show(chosen)
  try {
    localStorage.setItem(PRICE_DISPLAY_KEY, chosen)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

const fromOtherTab = ({ key, newValue }: StorageEvent): void => {
  if (key === PRICE_DISPLAY_KEY) show(newValue === 'finance' ? 'finance' : 'cash')
}

/** Calls back whenever the choice changes, in this tab or another. @returns a function that stops it */
export const onPriceDisplay = (tell: () => void): (() => void) => {
  if (told.size === 0) window.addEventListener('storage', fromOtherTab)
  told.add(tell)
  return () => {
    told.delete(tell)
    if (told.size === 0) window.removeEventListener('storage', fromOtherTab)
  }
}

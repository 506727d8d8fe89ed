import { PRICE_DISPLAY_KEY } from './inline-scripts'

/**
 * Cash or finance prices on every card of every page (CARD-04): an attribute of the document's root, set before
 * anything is painted, and read by the cards' style sheet. Kept in this browser; cash until chosen.
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
    // A browser that keeps nothing shows it for as long as the page stands.
  }
}

const fromOtherTab = ({ key, newValue }: StorageEvent): void => {
  if (key === PRICE_DISPLAY_KEY) show(newValue === 'finance' ? 'finance' : 'cash')
}

/** Calls `tell` whenever the choice changes, in this tab or another; answers how to stop. */
export const onPriceDisplay = (tell: () => void): (() => void) => {
  if (told.size === 0) window.addEventListener('storage', fromOtherTab)
  told.add(tell)
  return () => {
    told.delete(tell)
    if (told.size === 0) window.removeEventListener('storage', fromOtherTab)
  }
}

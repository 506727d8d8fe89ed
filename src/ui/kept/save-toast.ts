import { toasts } from '../toasts/toasts'

export { Toaster } from '../toasts/toaster'

/** V§8, word by word: what a car saved, or taken out, says. */
export const saveToast = (name: string, saved: boolean): void => {
  toasts.show({
    title: saved ? 'Car Saved In Watchlist' : 'Car Removed',
    text: saved ? `${name} is now available in your watchlist` : `${name} is no longer in your watchlist`,
    action: { label: 'View List', run: () => location.assign('/watchlist') },
  })
}

export const failToast = (): void => {
  toasts.show({ text: 'This browser keeps nothing: allow it to store data for this site, then save again.' })
}

import { replaceCarNoun, type Noun } from '@/src/domain/stock/vehicle/nouns'
import type { Switches } from '@/src/domain/switches'

type SaveSwitches = Pick<Switches['display'], 'save' | 'compare'>

/** Tells a shopper how to fill an empty watchlist, or what the dealer offers instead of one (ACC-02). */
export const emptyWatchlistText = ({ save, compare }: SaveSwitches, noun: Noun): string => {
  if (save) return replaceCarNoun('Your watchlist is empty. To save a car, select its heart.', noun)
  const instead = compare ? 'You can compare up to four cars side by side instead.' : 'See all our cars instead.'
  return replaceCarNoun(`We don’t keep a watchlist on this site. ${instead}`, noun)
}

/**
 * Says which vehicles in the address of a comparison are not shown: those that are not listed any more, and those beyond
 * four (ACC-03).
 */
export const listLeftOutNotes = (
  { missing, extra }: { readonly missing: number; readonly extra: number },
  noun: Noun,
): readonly string[] => {
  const notes = [
    missing === 1 && 'One car is no longer listed.',
    missing > 1 && `${String(missing)} cars are no longer listed.`,
    extra === 1 && 'You can compare up to four cars, so one isn’t shown. Remove a car to see it.',
    extra > 1 && `You can compare up to four cars, so ${String(extra)} aren’t shown. Remove a car to see the next.`,
  ]
  return notes.filter((note) => note !== false).map((note) => replaceCarNoun(note, noun))
}

/** The introduction of an empty comparison, which names the watchlist only where cars can be saved (ACC-03). */
export const emptyComparisonText = ({ save }: Pick<SaveSwitches, 'save'>, noun: Noun): string =>
  replaceCarNoun(
    `Choose up to four cars from our stock${save ? ' or your watchlist' : ''} to compare them side by side.`,
    noun,
  )

import 'server-only'
import { newUnsubscribeToken } from '@/collections/saved-searches'
import { savedSearchConsent, type SavedSearch } from '@/src/domain/stock/saved-search'
import type { Site } from '@/src/domain/tenancy/site'
import { type AwaitedSearch, confirmSearch, keepSearch, searchOfLink } from '@/src/services/accounts/saved-searches'
import { database } from './database'
import { mustWait } from './limits'
import { contactOf } from './dealer-contact'
import type { Shopper } from './shopper-session'

type Asking = { readonly site: Site; readonly search: SavedSearch; readonly shopper: Shopper | null }

/** A signed-in shopper whose email address is confirmed need not confirm it again. */
const isOwner = ({ search, shopper }: Asking): boolean =>
  shopper?.email_confirmed === true && shopper.email?.toLowerCase() === search.email

/** Returns whether this sender has to wait before saving another search. */
export const mustWaitToSave = (asking: Asking, sender: string | null): Promise<boolean> => {
  const { site, search } = asking
  return mustWait(
    ['savedSearchesBySender', sender],
    ...(isOwner(asking) ? [] : [['confirmationsByEmail', search.email] as const]),
    ['savedSearchesBySite', site.id],
  )
}

/** Saves a search: `asked` if an email link must be opened first. Rejects if the database does not answer. */
export const saveSearch = async (asking: Asking): Promise<'kept' | 'asked'> => {
  const { site, search } = asking
  const { id, name, url, theme } = site
  return keepSearch(
    await database(),
    { id, name, url, contact: contactOf(site), accent: theme.accent },
    { search, consent: savedSearchConsent(name), isOwner: isOwner(asking), token: newUnsubscribeToken() },
  )
}

/** Finds the search that an email link would confirm; null if there is none. */
export const awaitedSearch = async (site: Pick<Site, 'id'>, token: string): Promise<AwaitedSearch | null> =>
  searchOfLink(await database(), site.id, token)

/** Confirms a saved search by its email link. */
export const confirmSavedSearch = async (site: Pick<Site, 'id'>, token: string): Promise<void> =>
  confirmSearch(await database(), site.id, token)

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

/** Who is signed in and has confirmed that the address is theirs need not do it again. */
const isOwner = ({ search, shopper }: Asking): boolean =>
  shopper?.email_confirmed === true && shopper.email?.toLowerCase() === search.email

/** Whether this sender has to wait before another search is saved. */
export const mustWaitToSave = (asking: Asking, sender: string | null): Promise<boolean> => {
  const { site, search } = asking
  return mustWait(
    ['savedSearchesBySender', sender],
    ...(isOwner(asking) ? [] : [['confirmationsByEmail', search.email] as const]),
    ['savedSearchesBySite', site.id],
  )
}

/** Keeps a search for a shopper: `asked` where a link in a mail has to be opened first. Rejects when the database does not answer. */
export const saveSearch = async (asking: Asking): Promise<'kept' | 'asked'> => {
  const { site, search } = asking
  const { id, name, url, theme } = site
  return keepSearch(
    await database(),
    { id, name, url, contact: contactOf(site), accent: theme.accent },
    { search, consent: savedSearchConsent(name), isOwner: isOwner(asking), token: newUnsubscribeToken() },
  )
}

/** The search a mail's link would confirm; null for none. */
export const awaitedSearch = async (site: Pick<Site, 'id'>, token: string): Promise<AwaitedSearch | null> =>
  searchOfLink(await database(), site.id, token)

/** Confirms a saved search by its mail's link. */
export const confirmSavedSearch = async (site: Pick<Site, 'id'>, token: string): Promise<void> =>
  confirmSearch(await database(), site.id, token)

import 'server-only'
import { createUnsubscribeToken } from '@/src/services/accounts/unsubscribe'
import { savedSearchConsentText, type SavedSearch } from '@/src/domain/stock/saved-search'
import type { Site } from '@/src/domain/tenancy/site'
import {
  type LinkedSearch,
  confirmSearch,
  storeSearch,
  findSearchByToken,
} from '@/src/services/accounts/saved-searches'
import { database } from './database'
import { isRateLimited } from './limits'
import { formatDealerContact } from './dealer-contact'
import type { Shopper } from './shopper-session'

type SaveSearchRequest = { readonly site: Site; readonly search: SavedSearch; readonly shopper: Shopper | null }

/** A signed-in shopper whose email address is confirmed need not confirm it again. */
const isOwner = ({ search, shopper }: SaveSearchRequest): boolean =>
  shopper?.email_confirmed === true && shopper.email?.toLowerCase() === search.email

/** Returns whether this sender has to wait before saving another search. */
export const isSaveRateLimited = (request: SaveSearchRequest, sender: string | null): Promise<boolean> => {
  const { site, search } = request
  return isRateLimited(
    ['savedSearchesBySender', sender],
    ...(isOwner(request) ? [] : [['confirmationsByEmail', search.email] as const]),
    ['savedSearchesBySite', site.id],
  )
}

/** Saves a search: `asked` if an email link must be opened first. Rejects if the database does not answer. */
export const saveSearch = async (request: SaveSearchRequest): Promise<'kept' | 'asked'> => {
  const { site, search } = request
  const { id, name, url, theme } = site
  return storeSearch(
    await database(),
    { id, name, url, contact: formatDealerContact(site), accent: theme.accent },
    { search, consent: savedSearchConsentText(name), isOwner: isOwner(request), token: createUnsubscribeToken() },
  )
}

/** Finds the search that an email link would confirm; null if there is none. */
export const findPendingSearch = async (site: Pick<Site, 'id'>, token: string): Promise<LinkedSearch | null> =>
  findSearchByToken(await database(), site.id, token)

/** Confirms a saved search by its email link. */
export const confirmSavedSearch = async (site: Pick<Site, 'id'>, token: string): Promise<void> =>
  confirmSearch(await database(), site.id, token)

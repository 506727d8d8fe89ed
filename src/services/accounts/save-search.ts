import type { Pool } from 'pg'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { formatEmailFooter } from '@/src/domain/locations/email-footer'
import { savedSearchConsentText, type SavedSearch } from '@/src/domain/stock/searches/saved-search'
import type { Site } from '@/src/domain/tenancy/site'
import { isRateLimited } from '@/src/services/limits/count-attempts'
import { storeSearch } from './saved-searches'
import { createUnsubscribeToken } from './unsubscribe'

export type SaveSearchRequest = {
  readonly site: Site
  readonly search: SavedSearch
  /** The search in words that may be mailed to an unconfirmed address. */
  readonly label: string
  readonly shopper: Shopper | null
  /** The trusted client address. */
  readonly sender: string | null
}

/** A signed-in shopper whose email address is confirmed need not confirm it again. */
const ownsAddress = ({ search, shopper }: SaveSearchRequest): boolean =>
  shopper?.email_confirmed === true && shopper.email?.toLowerCase() === search.email

/**
 * Saves a search (SRCH-18): `asked` if an email link must be opened first, `wait` if this sender is rate limited.
 * Rejects if the database does not answer.
 */
export const saveSearch = async (
  db: Pool,
  request: SaveSearchRequest,
): Promise<'saved' | 'unconfirmed' | 'rate-limited'> => {
  const { site, search, label, sender } = request
  const isOwner = ownsAddress(request)
  const mustWait = await isRateLimited(
    db,
    ['savedSearchesBySender', sender],
    ...(isOwner ? [] : [['confirmationsByEmail', search.email] as const]),
    ['savedSearchesBySite', site.id],
  )
  if (mustWait) return 'rate-limited'
  const { id, name, url, theme } = site
  return storeSearch(
    db,
    { id, name, url, contact: formatEmailFooter(site), accent: theme.accent },
    { search, label, consent: savedSearchConsentText(name), isOwner, token: createUnsubscribeToken() },
  )
}

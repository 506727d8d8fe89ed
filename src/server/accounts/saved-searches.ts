import 'server-only'
import type { Site } from '@/src/domain/tenancy/site'
import { database } from '@/src/server/database'
import { type SaveSearchRequest, saveSearch } from '@/src/services/accounts/save-search'
import { type LinkedSearch, confirmSearch, findSearchByToken } from '@/src/services/accounts/saved-searches'

/** Saves a shopper's search: `unconfirmed` if an email link must be opened first, `wait` if the sender is rate limited. */
export const saveShopperSearch = async (
  request: SaveSearchRequest,
): Promise<'saved' | 'unconfirmed' | 'rate-limited'> => saveSearch(await database(), request)

/** Finds the search that an email link would confirm; null if it is not found. */
export const findPendingSearch = async (site: Pick<Site, 'id'>, token: string): Promise<LinkedSearch | null> =>
  findSearchByToken(await database(), site.id, token)

/** Confirms a saved search by its email link. */
export const confirmSavedSearch = async (site: Pick<Site, 'id'>, token: string): Promise<void> =>
  confirmSearch(await database(), site.id, token)

import 'server-only'
import type { PublicSearchKey, SearchRequest, SearchResponse } from '@/src/integrations/search/port'
import { borrowSearch } from '@/src/runtime/contract'

/** Searches one tenant's stock in this process: no network, a timeout, never a rejection (STK-04). */
export const searchStock = (tenantId: string, requests: readonly SearchRequest[]): Promise<readonly SearchResponse[]> =>
  borrowSearch().search(tenantId, requests)

/** What a shopper's browser searches this tenant with (STK-06). */
export const searchKey = (tenantId: string): PublicSearchKey =>
  borrowSearch().publicKey(tenantId, Math.floor(Date.now() / 1000))

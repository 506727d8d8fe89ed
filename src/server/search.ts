import 'server-only'
import type { SearchRequest, SearchResponse } from '@/src/integrations/search/port'
import { borrowRuntime } from '@/src/runtime/contract'

/** Searches one tenant's stock in this process: no network, a timeout, never a rejection (STK-04). */
export const searchStock = (tenantId: string, requests: readonly SearchRequest[]): Promise<readonly SearchResponse[]> =>
  borrowRuntime().search(tenantId, requests)

/** What a shopper's browser searches this tenant with (STK-06). */
export const searchKey = (tenantId: string): Promise<{ appId: string; apiKey: string; path: string }> =>
  Promise.resolve({ ...borrowRuntime().searchKey(tenantId) })

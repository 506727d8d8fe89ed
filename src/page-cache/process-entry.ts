import { createProcessEntry } from '@/src/platform/process-registry'
import type { PageCache } from './cache'

/** The page cache of this process; `cache-handler.mjs`, which Next loads itself, finds it under the same name. */
export const pageCacheEntry = createProcessEntry<PageCache>('page-cache')

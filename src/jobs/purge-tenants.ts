import type { Pool } from 'pg'
import type { HostedSearch } from '@/src/integrations/search/port'
import type { UploadStore } from '@/src/integrations/uploads/port'
import { purgeMarked } from '@/src/services/tenants/purge'
import type { Handler } from './work'

/**
 * Deletes the tenants that are marked for it. The mark, not the job, says which: the job carries no tenant's id, and
 * whatever killed it, the next one goes on.
 */
export const purgeTenants =
  (db: Pool, hosted: HostedSearch | null, uploads: UploadStore): Handler<Record<string, never>> =>
  async (_data, { signal }) => {
    await purgeMarked({
      db,
      signal,
      uploads,
      ...(hosted ? { removeFromSearch: (tenantId: string) => hosted.indexer.removeTenant(tenantId) } : {}),
    })
  }

import type { Pool } from 'pg'
import type { HostedSearch } from '@/src/integrations/search/port'
import type { UploadStore } from '@/src/integrations/uploads/port'
import { purgeMarkedTenants } from '@/src/services/tenants/purge'
import type { Handler } from './job-queue'

/**
 * Purges the tenants that are marked for it. The job carries no tenant id, so after a crash the next job continues with
 * the tenants that are still marked.
 */
export const purgeTenants =
  (db: Pool, hosted: HostedSearch | null, uploads: UploadStore): Handler =>
  async ({ signal }) => {
    await purgeMarkedTenants({
      db,
      signal,
      uploads,
      ...(hosted ? { removeFromSearch: (tenantId: string) => hosted.indexer.removeTenant(tenantId) } : {}),
    })
  }

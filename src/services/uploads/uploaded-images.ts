import type { Pool } from 'pg'
import { type TenantImageSource, ImageSourceUnavailable } from '@/src/integrations/images/image-sources'
import type { UploadStore } from '@/src/integrations/uploads/port'

/** Files whose tenant is cached. An entry never becomes stale, because file names are not reused. */
const MAX_CACHED_FILES = 20_000

/** Creates the source of `/images/media/uploads/{file}` from a shared store, which stores files by tenant (OPS-01). */
export const createUploadedImageSource = (db: Pick<Pool, 'query'>, store: UploadStore): TenantImageSource => {
  const tenants = new Map<string, string>()
  const findTenant = async (file: string): Promise<string | undefined> => {
    const cached = tenants.get(file)
    if (cached !== undefined) return cached
    const { rows } = await db.query<{ tenant_id: string }>('SELECT tenant_id FROM media WHERE filename = $1', [file])
    const tenantId = rows[0]?.tenant_id
    if (tenants.size >= MAX_CACHED_FILES) tenants.clear()
    if (tenantId !== undefined) tenants.set(file, tenantId)
    return tenantId
  }
  return async ({ tenant: owner, file }) => {
    if (owner !== 'uploads' || file.endsWith('.svg')) return undefined
    try {
      const tenant = await findTenant(file)
      return tenant === undefined ? undefined : ((await store.read({ tenant, file })) ?? undefined)
    } catch (error) {
      throw new ImageSourceUnavailable(`${file} could not be read from the upload store.`, { cause: error })
    }
  }
}

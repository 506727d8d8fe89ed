import type { Pool } from 'pg'
import { type MediaSource, SourceAway } from '@/src/integrations/images/make'
import type { UploadStore } from '@/src/integrations/uploads/port'

/** Files whose tenant is cached. An entry never becomes stale, because file names are not reused. */
const MOST_REMEMBERED = 20_000

/** Creates the source of `/images/media/uploads/{file}` from a shared store, which stores files by tenant (OPS-01). */
export const uploadedPictures = (db: Pick<Pool, 'query'>, store: UploadStore): MediaSource => {
  const tenants = new Map<string, string>()
  const tenantOf = async (file: string): Promise<string | undefined> => {
    const known = tenants.get(file)
    if (known !== undefined) return known
    const { rows } = await db.query<{ tenant_id: string }>('SELECT tenant_id FROM media WHERE filename = $1', [file])
    const found = rows[0]?.tenant_id
    if (tenants.size >= MOST_REMEMBERED) tenants.clear()
    if (found !== undefined) tenants.set(file, found)
    return found
  }
  return async ({ tenant: owner, file }) => {
    if (owner !== 'uploads' || file.endsWith('.svg')) return undefined
    try {
      const tenant = await tenantOf(file)
      return tenant === undefined ? undefined : ((await store.read({ tenant, file })) ?? undefined)
    } catch (error) {
      throw new SourceAway(`${file} could not be read from the upload store.`, { cause: error })
    }
  }
}

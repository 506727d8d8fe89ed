import 'server-only'
import type { Brochure } from '@/src/payload-types'
import { uploads } from '@/src/services/uploads/upload-store'
import { dataFor } from '@/src/server/data'

const BROCHURE_FILE_NAME = /^[a-z0-9][a-z0-9-]{0,119}\.pdf$/

/** Returns the address of an uploaded brochure; undefined if it is absent. */
export const brochureUrl = (brochure: string | Brochure | null | undefined): string | undefined =>
  typeof brochure === 'object' && brochure?.filename ? `/brochures/${encodeURIComponent(brochure.filename)}` : undefined

/** Reads a brochure of this tenant by its file name; null for an unknown one and for another tenant's (MOD-02). */
export const readBrochure = async (tenantId: string, file: string): Promise<Buffer | null> => {
  if (!BROCHURE_FILE_NAME.test(file)) return null
  const storedBrochure = await dataFor(tenantId).first('brochures', { where: { filename: { equals: file } } })
  if (!storedBrochure) return null
  return uploads.read({ tenant: tenantId, file })
}

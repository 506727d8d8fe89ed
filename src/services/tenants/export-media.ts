import type { Upload } from '@/src/integrations/uploads/port'
import type { DocumentFields } from './fields'
import { listUploadSlugs, type TenantReader } from './read-tenant'

export const exportMedia = async (reader: TenantReader): Promise<DocumentFields> => {
  const [media, brochures] = await Promise.all([reader.all('media'), reader.all('brochures')])
  const file = (kind: string, id: string): string => reader.names.nameOf(kind, id) ?? ''
  return {
    images: media.map(({ id, alt, focalX, focalY }) => ({
      file: file('media', id),
      alt,
      ...(typeof focalX === 'number' ? { focalX } : {}),
      ...(typeof focalY === 'number' ? { focalY } : {}),
    })),
    brochures: brochures.map(({ id, title }) => ({ file: file('brochures', id), title })),
  }
}

/** Lists the upload of each file in `media/`. */
export const listUploads = async (reader: TenantReader, tenant: string): Promise<ReadonlyMap<string, Upload>> => {
  const files = new Map<string, Upload>()
  for (const kind of listUploadSlugs(reader.payload))
    for (const { id, filename } of await reader.all(kind)) {
      const name = reader.names.nameOf(kind, id)
      if (name !== undefined) files.set(name, { tenant, file: String(filename) })
    }
  return files
}

import 'server-only'
import type { VehicleDocument } from '@/src/payload-types'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { isDocumentFile, toDocumentView, type DocumentView } from '@/src/domain/vehicle-documents/vehicle-document'
import { dataFor } from '@/src/server/data'
import { uploads } from '@/src/services/uploads/upload-store'
import type { VehiclePageData } from './vehicle-page'

/** More than any vehicle has. */
const MAX_DOCUMENTS = 40

const toView = (stored: VehicleDocument, vehicle: { slug: string; state: string | undefined }): DocumentView | [] => {
  const { kind, title, issuer, issued, expires, filename, mimeType, filesize } = stored
  if (!filename || !mimeType) return []
  const file = { filename, mimeType, filesize: filesize ?? 0 }
  return toDocumentView({ kind, title, issuer, issued, ...omitEmpty({ expires }), ...file }, vehicle)
}

/** Lists the documents of a vehicle for its page, the newest first (SHP-08). */
export const listVehicleDocuments = async ({
  site,
  vehicle,
  location,
}: Pick<VehiclePageData, 'site' | 'vehicle' | 'location'>): Promise<readonly DocumentView[]> => {
  const where = { vehicle: { equals: vehicle.id } }
  const stored = await dataFor(site.id).find('vehicle-documents', { where, sort: '-issued', limit: MAX_DOCUMENTS })
  const state = location?.address.state ?? vehicle.state
  return stored.flatMap((one) => toView(one, { slug: vehicle.slug, state }))
}

export type DocumentFile = { readonly bytes: Buffer; readonly mimeType: string }

/** Reads the file of a document of this vehicle; null if it has none of that name, or the document is in the trash. */
export const readVehicleDocument = async (
  tenantId: string,
  { id }: Pick<Vehicle, 'id'>,
  file: string,
): Promise<DocumentFile | null> => {
  if (!isDocumentFile(file)) return null
  const where = { and: [{ vehicle: { equals: id } }, { filename: { equals: file } }] }
  const stored = await dataFor(tenantId).first('vehicle-documents', { where })
  const bytes = stored && (await uploads.read({ tenant: tenantId, file }))
  return bytes ? { bytes, mimeType: stored.mimeType ?? 'application/octet-stream' } : null
}

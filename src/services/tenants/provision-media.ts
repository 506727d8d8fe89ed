import type { Upload } from '@/src/integrations/uploads/port'
import type { MediaFile } from '@/src/domain/tenancy/media-file'
import { uploads } from '../uploads/upload-store'
import { FolderError } from './fields'
import type { NameRegistry } from './name-registry'
import type { DocumentStore } from './document-store'
import { folderNames, type StoredFile } from './folder-names'

/** Reads a file in the folder's `media/` by its name; rejects if it does not exist. */
export type FolderFiles = (name: string) => Promise<Uint8Array>

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

const toUploadFile = (name: string, bytes: Uint8Array) => {
  const data = Buffer.from(bytes)
  const end = name.slice(name.lastIndexOf('.') + 1)
  return { data, name, size: data.length, mimetype: contentTypes[end] ?? 'application/octet-stream' }
}

type Kind = 'media' | 'brochures'
type MediaEntry = { readonly file: string } & Readonly<Record<string, unknown>>

/** Lists the tenant's uploads by the names they would have in a folder. */
const listStoredFiles = async (
  { payload, req }: DocumentStore,
  kind: Kind,
  tenant: string,
): Promise<ReadonlyMap<string, StoredFile>> => {
  const where = { tenant: { equals: tenant } }
  const { docs } = await payload.find({
    collection: kind,
    where,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  const names = folderNames(docs)
  return new Map(docs.map((one) => [names.get(one.id) ?? '', one]))
}

const hasSameBytes = async (tenant: string, stored: StoredFile, bytes: Uint8Array): Promise<boolean> => {
  const before = await uploads.read({ tenant, file: stored.filename ?? '' })
  return before?.equals(bytes) === true
}

type MediaOptions = {
  readonly files: FolderFiles
  /** True to store images byte for byte, as an export wrote them; false to re-encode them like every upload. */
  readonly keepBytes: boolean
}

type NewUpload = { readonly data: object; readonly name: string; readonly bytes: Uint8Array }

/** Creates or updates one upload. If the file is the same, it keeps its stored file name and address. */
const saveUpload = async (
  { payload, req }: DocumentStore,
  kind: Kind,
  { data, name, bytes, keepBytes }: NewUpload & Pick<MediaOptions, 'keepBytes'>,
  before: StoredFile | undefined,
  tenant: string,
): Promise<StoredFile> => {
  const context = { keepBytes }
  const shared = { collection: kind, data, depth: 0, overrideAccess: true, context, ...(req ? { req } : {}) }
  if (before === undefined) return payload.create({ ...shared, file: toUploadFile(name, bytes) } as never)
  const file = (await hasSameBytes(tenant, before, bytes)) ? {} : { file: toUploadFile(name, bytes) }
  // With options that TypeScript cannot check, it takes this for an update of many documents.
  return (await payload.update({ ...shared, id: before.id, ...file } as never)) as unknown as StoredFile
}

const readFolderFile = (files: FolderFiles, name: string): Promise<Uint8Array> =>
  files(name).catch(() => {
    throw new FolderError(`media.json lists “${name}”, which isn’t in media/.`)
  })

type ProvisionMediaOptions = MediaOptions & { readonly names: NameRegistry }

const provisionKind = async (
  store: DocumentStore,
  kind: Kind,
  tenant: string,
  { described, files, keepBytes, names }: ProvisionMediaOptions & { readonly described: readonly MediaEntry[] },
): Promise<readonly Upload[]> => {
  if (described.length === 0) return []
  const before = await listStoredFiles(store, kind, tenant)
  const newUploads: Upload[] = []
  for (const { file: name, ...rest } of described) {
    const bytes = await readFolderFile(files, name)
    const old = before.get(name)
    const stored = await saveUpload(store, kind, { data: { ...rest, tenant }, name, bytes, keepBytes }, old, tenant)
    if (stored.filename && stored.filename !== old?.filename) newUploads.push({ tenant, file: stored.filename })
    names.add(kind, name, stored.id)
  }
  return newUploads
}

/** Creates or updates the uploads in the folder's `media/` (TEN-09). Returns the files it wrote. */
export const provisionMedia = async (
  store: DocumentStore,
  tenant: string,
  media: MediaFile,
  options: ProvisionMediaOptions,
): Promise<readonly Upload[]> => [
  ...(await provisionKind(store, 'media', tenant, { ...options, described: media.images })),
  ...(await provisionKind(store, 'brochures', tenant, { ...options, described: media.brochures })),
]

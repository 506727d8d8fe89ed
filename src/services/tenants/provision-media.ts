import type { Upload } from '@/src/integrations/uploads/port'
import type { MediaFile } from '@/src/domain/tenancy/media-file'
import { uploads } from '../uploads/store'
import { FolderError, type Names } from './fields'
import type { Store } from './store'
import { folderNames, type StoredFile } from './uploads'

/** Reads a file in the folder's `media/` by its name; rejects if there is none. */
export type FolderFiles = (name: string) => Promise<Uint8Array>

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

const fileOf = (name: string, bytes: Uint8Array) => {
  const data = Buffer.from(bytes)
  const end = name.slice(name.lastIndexOf('.') + 1)
  return { data, name, size: data.length, mimetype: types[end] ?? 'application/octet-stream' }
}

type Kind = 'media' | 'brochures'
type Described = { readonly file: string } & Readonly<Record<string, unknown>>

/** Lists the tenant's uploads by the names they would have in a folder. */
const present = async (
  { payload, req }: Store,
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

const sameBytes = async (tenant: string, stored: StoredFile, bytes: Uint8Array): Promise<boolean> => {
  const before = await uploads.read({ tenant, file: stored.filename ?? '' })
  return before?.equals(bytes) === true
}

type Source = {
  readonly files: FolderFiles
  /** True to store images byte for byte, as an export wrote them; false to re-encode them like every upload. */
  readonly keepBytes: boolean
}

type File = { readonly data: object; readonly name: string; readonly bytes: Uint8Array }

/** Creates or updates one upload. If the file is the same, it keeps its stored file name and address. */
const put = async (
  { payload, req }: Store,
  kind: Kind,
  { data, name, bytes, keepBytes }: File & Pick<Source, 'keepBytes'>,
  before: StoredFile | undefined,
  tenant: string,
): Promise<StoredFile> => {
  const context = { keepBytes }
  const shared = { collection: kind, data, depth: 0, overrideAccess: true, context, ...(req ? { req } : {}) }
  if (before === undefined) return payload.create({ ...shared, file: fileOf(name, bytes) } as never)
  const file = (await sameBytes(tenant, before, bytes)) ? {} : { file: fileOf(name, bytes) }
  return (await payload.update({ ...shared, id: before.id, ...file } as never)) as unknown as StoredFile
}

const read = (files: FolderFiles, name: string): Promise<Uint8Array> =>
  files(name).catch(() => {
    throw new FolderError(`media.json names “${name}”, which is not in media/.`)
  })

type Goal = Source & { readonly names: Names }

const provisionKind = async (
  store: Store,
  kind: Kind,
  tenant: string,
  { described, files, keepBytes, names }: Goal & { readonly described: readonly Described[] },
): Promise<readonly Upload[]> => {
  if (described.length === 0) return []
  const before = await present(store, kind, tenant)
  const written: Upload[] = []
  for (const { file: name, ...rest } of described) {
    const bytes = await read(files, name)
    const old = before.get(name)
    const stored = await put(store, kind, { data: { ...rest, tenant }, name, bytes, keepBytes }, old, tenant)
    if (stored.filename && stored.filename !== old?.filename) written.push({ tenant, file: stored.filename })
    names.add(kind, name, stored.id)
  }
  return written
}

/** Creates or updates the uploads in the folder's `media/` (TEN-09). Returns the files it wrote. */
export const provisionMedia = async (
  store: Store,
  tenant: string,
  media: MediaFile,
  goal: Goal,
): Promise<readonly Upload[]> => [
  ...(await provisionKind(store, 'media', tenant, { ...goal, described: media.pictures })),
  ...(await provisionKind(store, 'brochures', tenant, { ...goal, described: media.brochures })),
]

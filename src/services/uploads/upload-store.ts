import { createUploadStore } from '@/src/integrations/uploads'
import type { Upload, UploadStore } from '@/src/integrations/uploads/port'

let storePromise: Promise<UploadStore> | undefined

/** Opens the store on first use, because tests import this module before the environment is set. */
const openStore = (): Promise<UploadStore> =>
  (storePromise ??= import('@/src/env').then(({ env }) => createUploadStore(env)))

/** The store of this installation's uploads. */
export const uploads: UploadStore = {
  read: async (upload) => (await openStore()).read(upload),
  write: async (upload, bytes, type) => (await openStore()).write(upload, bytes, type),
  size: async (upload) => (await openStore()).size(upload),
  remove: async (upload) => (await openStore()).remove(upload),
}

/** Reads an upload that has to exist; rejects if the store does not have it. */
export const readUpload = async (upload: Upload): Promise<Buffer> => {
  const bytes = await uploads.read(upload)
  if (bytes === null) throw new Error(`The file ${upload.file} is not in the upload store.`)
  return bytes
}

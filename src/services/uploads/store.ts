import { uploadStore } from '@/src/integrations/uploads'
import type { Upload, UploadStore } from '@/src/integrations/uploads/port'

let opened: Promise<UploadStore> | undefined

/** The environment is read with the first file, because tests import this before they have one. */
const open = (): Promise<UploadStore> => (opened ??= import('@/src/env').then(({ env }) => uploadStore(env)))

/** Where this installation keeps what staff upload. */
export const uploads: UploadStore = {
  read: async (upload) => (await open()).read(upload),
  write: async (upload, bytes, type) => (await open()).write(upload, bytes, type),
  size: async (upload) => (await open()).size(upload),
  remove: async (upload) => (await open()).remove(upload),
}

/** The bytes of an upload that must be there; rejects where the store has lost it. */
export const readUpload = async (upload: Upload): Promise<Buffer> => {
  const bytes = await uploads.read(upload)
  if (bytes === null) throw new Error(`The file ${upload.file} is not in the store of uploads.`)
  return bytes
}

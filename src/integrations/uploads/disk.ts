import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assertUploadName, type Upload, type UploadStore } from './port'

const nullIfMissing = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Stores the uploads of all dealers in one folder, which no web server serves. */
export const createDiskUploads = (folder: string): UploadStore => {
  const fileOf = (upload: Upload): string => {
    assertUploadName(upload)
    return path.join(folder, upload.file)
  }
  return {
    read: (upload) => nullIfMissing(readFile(fileOf(upload))),
    write: async (upload, bytes) => {
      const file = fileOf(upload)
      await mkdir(folder, { recursive: true })
      // Rename after writing, so that the name never refers to an incomplete file.
      await writeFile(`${file}.part`, bytes)
      await rename(`${file}.part`, file)
    },
    size: async (upload) => (await nullIfMissing(stat(fileOf(upload))))?.size ?? null,
    remove: (upload) => rm(fileOf(upload), { force: true }),
  }
}

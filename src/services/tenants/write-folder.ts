import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readUpload } from '../uploads/upload-store'
import type { ExportedTenant } from './export-tenant'

const hasEntries = async (folder: string): Promise<boolean> => {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.length > 0
}

/** Formats a file of a folder; equal contents give equal bytes. */
export const formatFolderFile = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`

/** Writes an export to a new or empty folder; returns false, without writing, if the folder has entries. */
export const writeFolder = async (folder: string, { files, media }: ExportedTenant): Promise<boolean> => {
  if (await hasEntries(folder)) return false
  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, ...name.split('/'))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, formatFolderFile(content))
  }
  if (media.size > 0) await mkdir(path.join(folder, 'media'))
  for (const [name, upload] of media) await writeFile(path.join(folder, 'media', name), await readUpload(upload))
  return true
}

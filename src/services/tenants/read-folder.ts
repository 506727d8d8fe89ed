import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Reads every JSON file of a tenant's folder, by its relative path. The error for invalid JSON names the file. */
export const readTenantFiles = async (folder: string): Promise<Record<string, unknown>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: Record<string, unknown> = {}
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    try {
      files[name] = JSON.parse(await readFile(file, 'utf8')) as unknown
    } catch (error) {
      throw new Error(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return files
}

/** Creates a reader of the files in a folder's `media/`; a name may not contain a path. */
export const createMediaReader =
  (folder: string) =>
  (name: string): Promise<Uint8Array> =>
    readFile(path.join(folder, 'media', path.basename(name)))

import type { Pool } from 'pg'
import { isUploadName, type Upload, type UploadStore } from '@/src/integrations/uploads/port'
import { buildUploadedFilesSql } from './uploaded-files'

export type CopyResult = {
  readonly copied: number
  /** Already in the new store with the same size. */
  readonly existing: number
  /** Files that are in neither store. */
  readonly missing: readonly string[]
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

const contentTypeOf = (file: string): string =>
  contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

const listUploads = async (db: Pick<Pool, 'query'>): Promise<readonly Upload[]> => {
  const { rows } = await db.query<Upload>(
    `SELECT DISTINCT tenant_id AS tenant, filename AS file FROM (${await buildUploadedFilesSql(db)}) files ORDER BY 1, 2`,
  )
  return rows.filter(({ file }) => isUploadName(file))
}

/**
 * Copies every upload that a document refers to from one store to another (OPS-01). Can be repeated: it copies missing
 * and truncated files only. The old store is not changed.
 */
export const copyUploads = async (
  db: Pick<Pool, 'query'>,
  { from, to }: { readonly from: UploadStore; readonly to: UploadStore },
): Promise<CopyResult> => {
  let [copied, there] = [0, 0]
  const missing: string[] = []
  for (const upload of await listUploads(db)) {
    const [sourceSize, targetSize] = [await from.size(upload), await to.size(upload)]
    if (targetSize !== null && (sourceSize === null || targetSize === sourceSize)) {
      there += 1
      continue
    }
    const bytes = await from.read(upload)
    if (bytes === null) {
      missing.push(upload.file)
      continue
    }
    await to.write(upload, bytes, contentTypeOf(upload.file))
    copied += 1
  }
  return { copied, existing: there, missing }
}

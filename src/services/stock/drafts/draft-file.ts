import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import type { Pool } from 'pg'

type Db = Pick<Pool, 'query'>
type DraftRef = { readonly id: string; readonly feedId: string }

/** Limit for the compressed file, as for a feed's last file. */
const MAX_PACKED_BYTES = 24 * 1024 * 1024

/** Compresses a file for the database; undefined if it is too large to be stored. */
export const packFile = async (path: string): Promise<Buffer | undefined> => {
  const packed = await promisify(gzip)(await readFile(path), { level: 1 })
  return packed.length > MAX_PACKED_BYTES ? undefined : packed
}

/** Finds the file of a draft; undefined once it is imported. */
export const findDraftFile = async (
  db: Db,
  { id, feedId }: DraftRef,
): Promise<{ readonly name: string; readonly bytes: AsyncIterable<Uint8Array> } | undefined> => {
  const { rows } = await db.query<{ name: string; packed: Buffer | null }>(
    'SELECT name, packed FROM stock_import_drafts WHERE id = $1 AND feed_id = $2',
    [id, feedId],
  )
  const [row] = rows
  return row?.packed ? { name: row.name, bytes: Readable.from([row.packed]).pipe(createGunzip()) } : undefined
}

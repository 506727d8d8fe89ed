import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { download } from '../fetch/download'
import { displayedUrl } from '../fetch-one-feed'
import type { DraftFile } from './create-draft'

export type DownloadedFile =
  { readonly ok: true; readonly file: DraftFile } | { readonly ok: false; readonly message: string }

/** The feed's own authorization header is for its own server only. */
const findAuthorization = async (pool: Pool, feedId: string, address: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ url: string | null; authorization: string | null }>(
    'SELECT url, "authorization" FROM stock_feeds WHERE id = $1',
    [feedId],
  )
  const { url, authorization } = rows[0] ?? { url: null, authorization: null }
  if (url === null || authorization === null || !URL.canParse(url)) return undefined
  return new URL(url).origin === new URL(address).origin ? authorization : undefined
}

/** Downloads an address to a temporary file while the work runs on it. */
export const downloadDraft = async <T>(
  pool: Pool,
  feedId: string,
  address: string,
  work: (file: DownloadedFile) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-upload-'))
  const file = path.join(folder, 'stock')
  try {
    const result = await download({ url: address, file, authorization: await findAuthorization(pool, feedId, address) })
    if (result.kind === 'failed') return await work({ ok: false, message: result.message })
    return await work({ ok: true, file: { name: displayedUrl(address), path: file, address } })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

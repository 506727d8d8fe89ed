import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { withSpooledFile, withFeedSlot } from '@/src/services/stock/spooled-file'
import { MAX_STOCK_FILE_BYTES } from '@/src/domain/net/body-limits'
import { runImport } from '@/src/services/stock/thread/run-import'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { limitBody } from './read-body'
import { FILE_TOO_LARGE, tooManyImports, withFeed, type FeedRef } from './feed-access'
import { errorResponse, jsonResponse } from '@/src/cms/endpoints'

type UploadedFile = { readonly name: string; readonly path: string }

const fileName = (req: PayloadRequest): string => {
  const requestedName = req.searchParams.get('name') ?? ''
  return path.basename(requestedName).slice(0, 200) || 'upload'
}

const formContentType = (req: PayloadRequest): string | undefined => {
  const type = req.headers.get('content-type') ?? ''
  return type.startsWith('multipart/form-data') ? type : undefined
}

/**
 * Extracts the file: the `file` of a multipart form, or the body itself. `body` is the path where the body was stored.
 */
const extractFile = async (req: PayloadRequest, body: string): Promise<UploadedFile | undefined> => {
  const type = formContentType(req)
  if (type === undefined) return { name: fileName(req), path: body }
  const form = await new Response(await readFile(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!file || typeof file === 'string') return undefined
  const filePath = `${body}-file`
  await writeFile(filePath, file.stream(), { mode: 0o600 })
  return { name: path.basename(file.name).slice(0, 200) || 'upload', path: filePath }
}

const hasFlag = (req: PayloadRequest, name: string): boolean => req.searchParams.get(name) === '1'

const importFile = async (req: PayloadRequest, feed: FeedRef): Promise<Response> => {
  if (!req.body) return errorResponse(400, 'Choose a file to import.')
  return withSpooledFile(limitBody(req.body, MAX_STOCK_FILE_BYTES), async (received) => {
    const file = await extractFile(req, received)
    if (file === undefined) return errorResponse(400, 'Choose a file to import.')
    const result = await runImport(getPool(req.payload), {
      kind: 'upload',
      feed,
      file,
      root: path.resolve('.'),
      now: new Date(),
      dryRun: hasFlag(req, 'dry-run'),
      allowRemoval: hasFlag(req, 'allow-removal'),
    })
    return jsonResponse(result.ok ? 200 : 422, result)
  })
}

/**
 * `POST /api/stock-feeds/:id/import?dry-run=1&allow-removal=1&name=stock.csv`: imports a file, sent as the body or as
 * `file` of a form, at most 50 MB. Answers the import's report; 422 with reason and numbers if the import was refused;
 * 413 if the file is too large; 429 while two imports of this feed are running.
 */
export const importEndpoint: Endpoint = {
  path: '/:id/import',
  method: 'post',
  handler: withFeed(
    FILE_TOO_LARGE,
    async (req, feed) => (await withFeedSlot(feed.id, () => importFile(req, feed))) ?? tooManyImports(),
  ),
}

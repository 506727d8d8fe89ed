import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { spooled, unlessCrowded } from '@/src/services/stock/spool'
import { LARGEST_STOCK_FILE } from '@/src/domain/net/body-limits'
import { runImport } from '@/src/services/stock/thread/run-import'
import { poolOf } from '@/src/services/pool'
import { staffOf } from '../shared/roles'
import { bounded, TooLarge } from './body'
import { answer, type AskedFeed, crowded, feedFor, refuse } from './feed-access'

type File = { readonly name: string; readonly path: string }

const fileName = (req: PayloadRequest): string => {
  const given = req.searchParams.get('name') ?? ''
  return path.basename(given).slice(0, 200) || 'upload'
}

const formType = (req: PayloadRequest): string | undefined => {
  const type = req.headers.get('content-type') ?? ''
  return type.startsWith('multipart/form-data') ? type : undefined
}

/**
 * Extracts the file: the `file` of a multipart form, or the body itself. `body` is the path where the body was stored.
 */
const fileOf = async (req: PayloadRequest, body: string): Promise<File | undefined> => {
  const type = formType(req)
  if (type === undefined) return { name: fileName(req), path: body }
  const form = await new Response(await readFile(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!file || typeof file === 'string') return undefined
  const own = `${body}-file`
  await writeFile(own, file.stream(), { mode: 0o600 })
  return { name: path.basename(file.name).slice(0, 200) || 'upload', path: own }
}

const isSet = (req: PayloadRequest, name: string): boolean => req.searchParams.get(name) === '1'

const imported = async (req: PayloadRequest, feed: AskedFeed): Promise<Response> => {
  if (!req.body) return refuse(400, 'Send a file.')
  return spooled(bounded(req.body, LARGEST_STOCK_FILE), async (received) => {
    const file = await fileOf(req, received)
    if (file === undefined) return refuse(400, 'Send a file.')
    const result = await runImport(poolOf(req.payload), {
      kind: 'upload',
      feed,
      file,
      root: path.resolve('.'),
      now: new Date(),
      dryRun: isSet(req, 'dry-run'),
      allowRemoval: isSet(req, 'allow-removal'),
    })
    return answer(result.ok ? 200 : 422, result)
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
  handler: async (req) => {
    if (staffOf(req) === null) return refuse(401, 'Sign in first.')
    try {
      const feed = await feedFor(req, ['tenant-admin', 'editor'])
      if (feed === undefined) return refuse(403, 'You may not import into this feed.')
      return (await unlessCrowded(feed.id, () => imported(req, feed))) ?? crowded()
    } catch (error) {
      if (error instanceof TooLarge) return refuse(413, 'A file may have 50 MB.')
      throw error
    }
  },
}

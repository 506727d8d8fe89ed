import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { spooled, unlessCrowded } from '@/src/services/stock/spool'
import { uploadToFeed } from '@/src/services/stock/upload'
import { staffOf } from '../shared/roles'
import { bounded, TooLarge, TooSlow } from './body'
import { answer, type AskedFeed, crowded, feedFor, poolOf, refuse } from './feed-access'

/** Letters of an uploaded file. */
export const largestUpload = 50 * 1024 * 1024

/** How long a file may take to arrive. */
const receiveMs = 120_000

type File = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> }

const fileName = (req: PayloadRequest): string => {
  const given = req.searchParams.get('name') ?? ''
  return path.basename(given).slice(0, 200) || 'upload'
}

const formType = (req: PayloadRequest): string | undefined => {
  const type = req.headers.get('content-type') ?? ''
  return type.startsWith('multipart/form-data') ? type : undefined
}

/** The body as it comes, before anything else is asked of it; undefined where there is none. */
const bodyOf = (req: PayloadRequest): AsyncIterable<Uint8Array> | undefined => {
  // A form is held in memory once it is there; a length that is not told could be any.
  if (formType(req) !== undefined && !(Number(req.headers.get('content-length') ?? Number.NaN) <= largestUpload)) {
    throw new TooLarge()
  }
  return req.body ? bounded(req.body, largestUpload, AbortSignal.timeout(receiveMs)) : undefined
}

/** Of what arrived: a multipart form's first file, or the body itself. */
const fileOf = async (req: PayloadRequest, body: string): Promise<File | undefined> => {
  const type = formType(req)
  if (type === undefined) return { name: fileName(req), bytes: createReadStream(body) }
  const form = await new Response(await readFile(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!file || typeof file === 'string') return undefined
  return { name: path.basename(file.name).slice(0, 200) || 'upload', bytes: bounded(file.stream(), largestUpload) }
}

const isSet = (req: PayloadRequest, name: string): boolean => req.searchParams.get(name) === '1'

const imported = async (req: PayloadRequest, feed: AskedFeed): Promise<Response> => {
  const body = bodyOf(req)
  if (body === undefined) return refuse(400, 'Send a file.')
  return spooled(body, async (received) => {
    const file = await fileOf(req, received)
    if (file === undefined) return refuse(400, 'Send a file.')
    const result = await uploadToFeed(poolOf(req), {
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
 * `POST /api/stock-feeds/:id/import?dry-run=1&allow-removal=1&name=stock.csv`: a file for this feed, as the body or as
 * `file` of a form, at most 50 MB, within two minutes. Answers the import's report; a refusal says why, with its
 * numbers. 408 too slow; 413 too large; 429 two of this feed are under way.
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
      if (error instanceof TooSlow) {
        return refuse(408, `The file took longer than ${receiveMs / 1000} seconds to arrive. Send it again.`)
      }
      throw error
    }
  },
}

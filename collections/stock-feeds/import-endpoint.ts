import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { uploadToFeed } from '@/src/services/stock/upload'
import { staffOf } from '../shared/roles'
import { bounded, TooLarge } from './body'
import { answer, feedFor, poolOf, refuse } from './feed-access'

/** Letters of an uploaded file. */
export const largestUpload = 50 * 1024 * 1024

type File = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> }

const fileName = (req: PayloadRequest): string => {
  const given = req.searchParams.get('name') ?? ''
  return path.basename(given).slice(0, 200) || 'upload'
}

/** A multipart form's first file, or the body itself. */
const fileOf = async (req: PayloadRequest): Promise<File | undefined> => {
  const { body } = req
  if (!body || !req.formData) return undefined
  if (!(req.headers.get('content-type') ?? '').startsWith('multipart/form-data')) {
    return { name: fileName(req), bytes: bounded(body, largestUpload) }
  }
  // The form is held in memory as it comes; a length that is not told could be any.
  if (!(Number(req.headers.get('content-length') ?? Number.NaN) <= largestUpload)) throw new TooLarge()
  const file = (await req.formData()).get('file')
  if (!file || typeof file === 'string') return undefined
  return { name: path.basename(file.name).slice(0, 200) || 'upload', bytes: bounded(file.stream(), largestUpload) }
}

const isSet = (req: PayloadRequest, name: string): boolean => req.searchParams.get(name) === '1'

/**
 * `POST /api/stock-feeds/:id/import?dry-run=1&allow-removal=1&name=stock.csv`: a file for this feed, as the body or as
 * `file` of a form, at most 50 MB. Answers the import's report; a refusal says why, with its numbers.
 */
export const importEndpoint: Endpoint = {
  path: '/:id/import',
  method: 'post',
  handler: async (req) => {
    if (staffOf(req) === null) return refuse(401, 'Sign in first.')
    try {
      const feed = await feedFor(req, ['tenant-admin', 'editor'])
      if (feed === undefined) return refuse(403, 'You may not import into this feed.')
      const file = await fileOf(req)
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
    } catch (error) {
      if (error instanceof TooLarge) return refuse(413, 'A file may have 50 MB.')
      throw error
    }
  },
}

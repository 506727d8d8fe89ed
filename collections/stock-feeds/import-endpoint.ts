import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { uploadToFeed } from '@/src/services/stock/upload'
import { idOf, staffOf, tenantsWith } from '../shared/roles'

/** Letters of an uploaded file. */
export const largestUpload = 50 * 1024 * 1024

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const refuse = (status: number, message: string): Response => answer(status, { errors: [{ message }] })

class TooLarge extends Error {}

async function* bounded(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.length
      if (size > largestUpload) throw new TooLarge()
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

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
    return { name: fileName(req), bytes: bounded(body) }
  }
  // The form is held in memory as it comes; a length that is not told could be any.
  if (!(Number(req.headers.get('content-length') ?? Number.NaN) <= largestUpload)) throw new TooLarge()
  const file = (await req.formData()).get('file')
  if (!file || typeof file === 'string') return undefined
  return { name: path.basename(file.name).slice(0, 200) || 'upload', bytes: bounded(file.stream()) }
}

type Feed = { readonly id: string; readonly key: string; readonly tenant: string }

/** The feed, where this member of staff may bring stock into its tenant (ADM-01). */
const feedFor = async (req: PayloadRequest): Promise<Feed | undefined> => {
  const staff = staffOf(req)
  const id = req.routeParams?.['id']
  if (staff === null || typeof id !== 'string') return undefined
  const { docs } = await req.payload.find({
    collection: 'stock-feeds',
    where: { id: { equals: id } },
    select: { key: true, tenant: true },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const [feed] = docs
  const tenant = idOf(feed?.tenant)
  if (feed === undefined || tenant === undefined) return undefined
  const may = staff.platformAdmin || tenantsWith(staff, ['tenant-admin', 'editor']).includes(tenant)
  return may ? { id: feed.id, key: feed.key, tenant } : undefined
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
      const feed = await feedFor(req)
      if (feed === undefined) return refuse(403, 'You may not import into this feed.')
      const file = await fileOf(req)
      if (file === undefined) return refuse(400, 'Send a file.')
      const result = await uploadToFeed((req.payload.db as unknown as { pool: Pool }).pool, {
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

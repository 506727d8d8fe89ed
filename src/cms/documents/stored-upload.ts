import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import type { Pool } from 'pg'
import type { Upload } from '@/src/integrations/uploads/port'
import { env } from '@/src/env'
import { createPool } from '@/src/platform/postgres/connections'
import { log } from '@/src/platform/log'
import { scheduleRemoval } from '@/src/services/uploads/removals'
import { uploads } from '@/src/services/uploads/upload-store'
import { idOf } from '@/src/domain/content/id-of'
import { executeInTransaction } from '../access/transaction'

type Document = { readonly tenant?: unknown; readonly filename?: unknown } | undefined

const toUpload = (document: Document): Upload | null => {
  const tenant = idOf(document?.tenant)
  const file = document?.filename
  return tenant === undefined || typeof file !== 'string' ? null : { tenant, file }
}

/** Marks the file for removal by the next run of `removeDueUploads`, once the request's transaction is committed. */
const queueRemoval = async (req: PayloadRequest, { tenant, file }: Upload): Promise<void> => {
  await executeInTransaction(
    req,
    sql`INSERT INTO upload_removals (file, tenant_id, due_at) VALUES (${file}, ${tenant}, now())
        ON CONFLICT (file) DO UPDATE SET due_at = excluded.due_at`,
  )
}

let removalPool: Pool | undefined
/**
 * A separate pool for removal marks, which are written outside the request's transaction. Each upload already holds one
 * of Payload's connections, so many parallel uploads would wait for each other's.
 */
const getRemovalPool = (): Pool =>
  (removalPool ??= createPool({ connectionString: env.DATABASE_URL, max: 1, connectionTimeoutMillis: 6000 }, (line) =>
    log.warn(line),
  ))

const storeFile = async (
  req: PayloadRequest,
  upload: Upload,
  { data, mimetype }: { data: Buffer; mimetype: string },
) => {
  await scheduleRemoval(getRemovalPool(), upload)
  try {
    await uploads.write(upload, data, mimetype)
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `Could not store ${upload.file}.` })
    throw new APIError('We can’t store files right now. Try again in a minute.', 503, null, true)
  }
  await executeInTransaction(req, sql`DELETE FROM upload_removals WHERE file = ${upload.file}`)
}

/** Stores the uploaded file before its document is committed; the replaced file is removed afterwards. */
const storeUpload: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const upload = toUpload(doc as Document)
  // Restoring a version never stores a file, even if the request has one. Only checked bytes are stored.
  if (!req.file || !upload || req.file.data !== req.context['checkedBytes']) return doc
  await storeFile(req, upload, req.file)
  const before = operation === 'update' ? toUpload(previousDoc as Document) : null
  if (before && before.file !== upload.file) await queueRemoval(req, before)
  return doc
}

const removeUpload: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const upload = toUpload(doc as Document)
  if (upload) await queueRemoval(req, upload)
}

/** Finds the document of a file. Payload passes none if the reader may read all documents. */
const findDocument = async (
  req: PayloadRequest,
  doc: Document,
  { collection, filename }: FileParams,
): Promise<Document> => {
  if (doc !== undefined) return doc
  const where = { filename: { equals: filename } }
  const query = { collection: collection as 'media', where, limit: 1, depth: 0, overrideAccess: true, req } as const
  return (await req.payload.find(query)).docs[0]
}

type FileParams = { readonly collection: string; readonly filename: string }

/** Serves a file to the panel, after Payload has checked access. */
const serveFile = async (
  req: PayloadRequest,
  { doc, params }: { readonly doc: object; readonly params: FileParams },
): Promise<Response> => {
  const document = await findDocument(req, doc, params)
  const upload = toUpload(document)
  const bytes = upload ? await uploads.read(upload) : null
  if (!bytes) return new Response(null, { status: 404 })
  const { mimeType } = document as { readonly mimeType?: string }
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mimeType ?? 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    },
  })
}

type UploadConfig = Exclude<CollectionConfig['upload'], boolean | undefined>

/**
 * Always empty. Payload deletes files from this folder before the transaction that deletes their documents is
 * committed.
 */
const unusedFolder = path.join(env.DATA_DIR, 'unused-uploads')

/**
 * Upload options and hooks that keep files in the installation's upload store, on disk or in a shared store (OPS-01).
 */
export const storedUpload = (upload: UploadConfig) => ({
  upload: { ...upload, disableLocalStorage: true, staticDir: unusedFolder, handlers: [serveFile] },
  hooks: { afterChange: [storeUpload], afterDelete: [removeUpload] },
})

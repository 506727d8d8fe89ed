import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { uploadFolder } from '@/src/integrations/uploads'
import type { Upload } from '@/src/integrations/uploads/port'
import { env } from '@/src/env'
import { poolOf } from '@/src/services/pool'
import { noteBeforeStoring } from '@/src/services/uploads/removals'
import { uploads } from '@/src/services/uploads/store'
import { idOf } from './roles'
import { executeInTransaction } from './transaction'

type Document = { readonly tenant?: unknown; readonly filename?: unknown } | undefined

const uploadOf = (document: Document): Upload | null => {
  const tenant = idOf(document?.tenant)
  const file = document?.filename
  return tenant === undefined || typeof file !== 'string' ? null : { tenant, file }
}

/** Removed once the request's transaction is committed, by the next run of `removeDueUploads`. */
const removeLater = (req: PayloadRequest, { tenant, file }: Upload): Promise<void> =>
  executeInTransaction(
    req,
    sql`INSERT INTO upload_removals (file, tenant_id, due_at) VALUES (${file}, ${tenant}, now())
        ON CONFLICT (file) DO UPDATE SET due_at = excluded.due_at`,
  )

const store = async (req: PayloadRequest, upload: Upload, { data, mimetype }: { data: Buffer; mimetype: string }) => {
  await noteBeforeStoring(poolOf(req.payload), upload)
  try {
    await uploads.write(upload, data, mimetype)
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `${upload.file} could not be stored.` })
    throw new APIError('Files cannot be stored just now. Please try again in a minute.', 503, null, true)
  }
  await executeInTransaction(req, sql`DELETE FROM upload_removals WHERE file = ${upload.file}`)
}

/** Stores what was uploaded, before its document is committed; the file it replaces goes afterwards. */
const storeUpload: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const upload = uploadOf(doc as Document)
  if (!req.file || !upload) return doc
  await store(req, upload, req.file)
  const before = operation === 'update' ? uploadOf(previousDoc as Document) : null
  if (before && before.file !== upload.file) await removeLater(req, before)
  return doc
}

const removeUpload: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const upload = uploadOf(doc as Document)
  if (upload) await removeLater(req, upload)
}

/** Answers the panel's own address of a file, once Payload has checked who asks. */
const answerFile = async (_req: PayloadRequest, { doc }: { readonly doc: object }): Promise<Response> => {
  const upload = uploadOf(doc)
  const bytes = upload ? await uploads.read(upload) : null
  const { mimeType } = doc as { readonly mimeType?: string }
  return bytes
    ? new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': mimeType ?? 'application/octet-stream',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, max-age=3600',
        },
      })
    : new Response(null, { status: 404 })
}

type UploadConfig = Exclude<CollectionConfig['upload'], boolean | undefined>

/**
 * A collection's files in this installation's store (OPS-01), on disk or shared by several machines, by the same hooks.
 * Payload's own storage on disk is off: it removes a file before the transaction that deletes its document is committed.
 */
export const storedUpload = (upload: UploadConfig) => ({
  upload: { ...upload, disableLocalStorage: true, staticDir: uploadFolder(env), handlers: [answerFile] },
  hooks: { afterChange: [storeUpload], afterDelete: [removeUpload] },
})

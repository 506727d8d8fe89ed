import 'server-only'
import {
  createLocalReq,
  type JsonObject,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type DataFromCollectionSlug,
  type SanitizedConfig,
} from 'payload'
import { payload } from '@/src/server/payload'
import { idOf } from '@/src/domain/content/id-of'
import { declarationOf } from '@/src/domain/collections/declaration'
import type { Config } from '@/src/payload-types'
import { populateDocument, applyTypedValues } from './preview-document'

type PreviewCollection = Config['previewCollection']

/** A document of a collection with a preview. */
export type PreviewDocument = {
  [C in PreviewCollection]: { readonly collection: C; readonly document: DataFromCollectionSlug<C> }
}[PreviewCollection]

export type PreviewRequest = { readonly tenant: string; readonly collection: string; readonly id: string }

type Preview = PreviewDocument & {
  /** Why some of the typed values are not shown. */
  readonly problems: readonly string[]
  /** True if saving creates a draft; otherwise it changes the site at once. */
  readonly drafts: boolean
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Returns whether the user may save the document, and so may preview unsaved values. */
const canSave = async (req: PayloadRequest, { slug, access }: SanitizedCollectionConfig, id: string) => {
  const allowed = await access.update({ req, id })
  if (typeof allowed === 'boolean') return allowed
  const { totalDocs } = await req.payload.count({
    collection: slug as 'pages',
    where: { and: [{ id: { equals: id } }, allowed] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** Finds a collection with a preview, and the depth to which its page reads references. */
const findWithPreview = ({ collections }: SanitizedConfig, slug: string) => {
  const config = collections.find((one) => one.slug === slug)
  const preview = config && declarationOf(config)?.preview
  return preview && { config, depth: preview.depth }
}

/**
 * Returns the latest draft of a document for a user who may read it in the panel: the collection's own access decides,
 * so staff of one dealer see nothing of another's (CNT-01). `typed`, the unsaved values of a form, is applied to it for
 * users who may save it (ADM-02). Null in all other cases. Nothing is written.
 */
export const loadPreview = async (
  headers: Headers,
  request: PreviewRequest,
  typed?: unknown,
): Promise<Preview | null> => {
  const { tenant, collection, id } = request
  const instance = await payload()
  const found = findWithPreview(instance.config, collection)
  if (!found || !isId(id)) return null
  const { config, depth } = found
  const { user } = await instance.auth({ headers })
  if (!user) return null
  const req = await createLocalReq({ user }, instance)
  const query = {
    collection: config.slug,
    id,
    draft: true,
    depth: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
    req,
  } as const
  const stored = (await instance.findByID(query)) as JsonObject | null
  if (!stored || idOf(stored['tenant']) !== tenant) return null
  if (typed !== undefined && !(await canSave(req, config, id))) return null
  const change = { req, collection: config, stored }
  const applied = typed === undefined ? { document: stored, problems: [] } : await applyTypedValues(change, typed)
  const document = await populateDocument(change, applied.document, depth)
  return { collection, document, problems: applied.problems, drafts: hasDrafts(config) } as Preview
}

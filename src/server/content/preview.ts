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
import { NEW_DOCUMENT, previewedWhenNew } from '@/src/domain/panel/new-preview'
import { formatPreviewState, type PreviewState } from '@/src/domain/panel/preview-state'
import type { WindowFields } from '@/src/domain/panel/promo-window'
import type { Config } from '@/src/payload-types'
import { applyTypedValues } from './preview-document'
import { populateDocument } from './populate-document'

type PreviewCollection = Config['previewCollection']

/** A document of a collection with a preview. */
export type PreviewDocument = {
  [C in PreviewCollection]: { readonly collection: C; readonly document: DataFromCollectionSlug<C> }
}[PreviewCollection]

export type PreviewRequest = { readonly tenant: string; readonly collection: string; readonly id: string }

type Preview = PreviewDocument & {
  /** Why some of the typed values are not shown. */
  readonly problems: readonly string[]
  /** Says whether and when shoppers see the document. */
  readonly state: string
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** No document has this id. */
const UNSAVED_ID = '00000000-0000-4000-8000-000000000000'

/**
 * An empty draft of a dealer, for a user who may create one and works for the dealer; null for anyone else. What the form
 * refers to is read with the user's own access, and nothing is written.
 */
const createEmptyDraft = async (
  req: PayloadRequest,
  { slug, access }: SanitizedCollectionConfig,
  tenant: string,
): Promise<JsonObject | null> => {
  if (!previewedWhenNew.includes(slug) || !isId(tenant) || (await access.create({ req })) === false) return null
  const where = { id: { equals: tenant } }
  const { user } = req
  const { totalDocs } = await req.payload.count({ collection: 'tenants', where, overrideAccess: false, user, req })
  const now = new Date().toISOString()
  return totalDocs === 0
    ? null
    : { id: UNSAVED_ID, tenant, title: '', blocks: [], _status: 'draft', createdAt: now, updatedAt: now }
}

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

/** The state of a document as it was saved last, without what is unsaved in its form. */
const findState = async (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { id, _status: status }: JsonObject,
): Promise<PreviewState> => {
  if (!hasDrafts(config)) return 'without drafts'
  if (status === 'published') return 'published'
  const { totalDocs } = await req.payload.count({
    collection: config.slug as 'pages',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0 ? 'changed' : 'draft'
}

/** The fields of a collection with the moments between which shoppers see a document. */
const findWindowFields = (config: SanitizedCollectionConfig): WindowFields => {
  const findField = (name: string) => config.flattenedFields.find((field) => field.name === name)?.name
  return { start: findField('start'), expiry: findField('expiry'), ...declarationOf(config)?.page?.links }
}

/** Finds a collection with a preview, and the depth to which its page reads references. */
const findWithPreview = ({ collections }: SanitizedConfig, slug: string) => {
  const config = collections.find((one) => one.slug === slug)
  const preview = config && declarationOf(config)?.preview
  return preview && { config, depth: preview.depth }
}

/** The latest draft of the dealer's document as the user may read it, or an empty one for a document that is new. */
const findStored = async (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { tenant, id }: PreviewRequest,
): Promise<JsonObject | null> => {
  if (id === NEW_DOCUMENT) return createEmptyDraft(req, config, tenant)
  const query = { collection: config.slug, id, draft: true, depth: 0, disableErrors: true } as const
  const access = { user: req.user, overrideAccess: false, req } as const
  const stored = (await req.payload.findByID({ ...query, ...access })) as JsonObject | null
  return stored && idOf(stored['tenant']) === tenant ? stored : null
}

/**
 * Returns the latest draft of a document for a user who may read it in the panel: the collection's own access decides,
 * so staff of one dealer see nothing of another's (CNT-01). `typed`, the unsaved values of a form, is applied to it for
 * users who may save it (ADM-02). Null in all other cases. Nothing is written.
 */
export const loadPreview = async (
  headers: Headers,
  request: PreviewRequest,
  typedValue?: unknown,
): Promise<Preview | null> => {
  const { collection, id } = request
  const instance = await payload()
  const found = findWithPreview(instance.config, collection)
  if (!found || !(isId(id) || id === NEW_DOCUMENT)) return null
  const { config, depth } = found
  const { user } = await instance.auth({ headers })
  if (!user) return null
  const req = await createLocalReq({ user }, instance)
  const stored = await findStored(req, config, request)
  if (stored === null) return null
  if (typedValue !== undefined && id !== NEW_DOCUMENT && !(await canSave(req, config, id))) return null
  const change = { req, collection: config, stored }
  const applied =
    typedValue === undefined ? { document: stored, problems: [] } : await applyTypedValues(change, typedValue)
  const state = await findState(req, config, stored)
  const document = await populateDocument(change, applied.document, depth)
  const line = formatPreviewState(state, findWindowFields(config), applied.document, new Date())
  return { collection, document, problems: applied.problems, state: line } as Preview
}

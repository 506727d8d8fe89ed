import 'server-only'
import { createLocalReq, type JsonObject, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import type {
  Brand,
  Footer,
  Header,
  Home,
  Location,
  Model,
  Offer,
  Page,
  Post,
  PromoCard,
  Theme,
} from '@/src/payload-types'
import { payload } from '@/src/server/payload'
import { populateDocument, applyTypedValues } from './preview-document'

/** Collections with a preview, and the depth to which their references are read: the same as on the public page. */
const depths = {
  home: 1,
  pages: 1,
  'promo-cards': 1,
  models: 2,
  locations: 1,
  offers: 1,
  posts: 1,
  brands: 1,
  theme: 1,
  header: 0,
  footer: 0,
} as const

type PreviewDocuments = {
  readonly home: Home
  readonly pages: Page
  readonly 'promo-cards': PromoCard
  readonly models: Model
  readonly locations: Location
  readonly offers: Offer
  readonly posts: Post
  readonly brands: Brand
  readonly theme: Theme
  readonly header: Header
  readonly footer: Footer
}

/** A document of a collection with a preview. */
export type PreviewDocument = {
  [C in keyof PreviewDocuments]: { readonly collection: C; readonly document: PreviewDocuments[C] }
}[keyof PreviewDocuments]

export type PreviewRequest = { readonly tenant: string; readonly collection: string; readonly id: string }

type Preview = PreviewDocument & {
  /** Why some of the typed values are not shown. */
  readonly problems: readonly string[]
  /** True if saving creates a draft; otherwise it changes the site at once. */
  readonly drafts: boolean
}

const hasPreview = (collection: string): collection is keyof typeof depths => Object.hasOwn(depths, collection)
const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

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
  if (!hasPreview(collection) || !isId(id)) return null
  const instance = await payload()
  const { user } = await instance.auth({ headers })
  if (!user) return null
  const req = await createLocalReq({ user }, instance)
  const query = {
    collection,
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
  const config = instance.collections[collection].config
  if (typed !== undefined && !(await canSave(req, config, id))) return null
  const change = { req, collection: config, stored }
  const applied = typed === undefined ? { document: stored, problems: [] } : await applyTypedValues(change, typed)
  const document = await populateDocument(change, applied.document, depths[collection])
  return { collection, document, problems: applied.problems, drafts: hasDrafts(config) } as Preview
}

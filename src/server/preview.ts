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
import { payload } from './payload'
import { populated, typedOver } from './preview-document'

/** What has a preview beside its form, and how far what it names is read: as far as its public page reads it. */
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

type Kinds = {
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

/** A document of a collection that has a preview. */
export type Previewed = { [C in keyof Kinds]: { readonly collection: C; readonly document: Kinds[C] } }[keyof Kinds]

export type Asked = { readonly tenant: string; readonly collection: string; readonly id: string }

type Found = Previewed & {
  /** Why parts of what is typed are not shown. */
  readonly problems: readonly string[]
  /** Whether saving puts it aside as a draft, or on the site at once. */
  readonly drafts: boolean
}

const isKnown = (collection: string): collection is keyof typeof depths => Object.hasOwn(depths, collection)
const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** Whether the asker may save the document: what is typed is then theirs to see in its place. */
const maySave = async (req: PayloadRequest, { slug, access }: SanitizedCollectionConfig, id: string) => {
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
 * The latest draft of a document for who may read it in the panel: the collection's own access decides, so staff of one
 * dealer see nothing of another's, and nobody else sees anything (CNT-01). With `typed`, the values of a form that is not
 * saved, what is typed stands over it, for who may save it (ADM-02). Null for all others alike. Nothing is written.
 */
export const previewOf = async (headers: Headers, asked: Asked, typed?: unknown): Promise<Found | null> => {
  const { tenant, collection, id } = asked
  if (!isKnown(collection) || !isId(id)) return null
  const one = await payload()
  const { user } = await one.auth({ headers })
  if (!user) return null
  const req = await createLocalReq({ user }, one)
  const read = { collection, id, draft: true, depth: 0, user, overrideAccess: false, disableErrors: true, req } as const
  const stored = (await one.findByID(read)) as JsonObject | null
  if (!stored || idOf(stored['tenant']) !== tenant) return null
  const config = one.collections[collection].config
  if (typed !== undefined && !(await maySave(req, config, id))) return null
  const change = { req, collection: config, stored }
  const shown = typed === undefined ? { document: stored, problems: [] } : await typedOver(change, typed)
  const document = await populated(change, shown.document, depths[collection])
  return { collection, document, problems: shown.problems, drafts: hasDrafts(config) } as unknown as Found
}

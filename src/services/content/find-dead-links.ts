import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { DeadLink } from '@/src/domain/navigation/dead-link'
import { findLinkTarget } from '@/src/domain/navigation/link-target'
import { listStoredLinks } from '@/src/domain/navigation/stored-links'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { loadSiteAddresses } from './load-site-addresses'

type Source = {
  readonly collection: CollectionSlug
  /** The name of a dealer's only document, or of the kind of document. */
  readonly label: string
  /** The field with the document's name; omitted if the dealer has only one. */
  readonly title?: string
  readonly fields: readonly string[]
  readonly drafts?: true
}

/** The documents whose links shoppers see. */
const sources: readonly Source[] = [
  { collection: 'header', label: 'Header menu', fields: ['items'] },
  { collection: 'footer', label: 'Footer', fields: ['groups'] },
  { collection: 'home', label: 'Home page', fields: ['blocks'], drafts: true },
  { collection: 'pages', label: 'Page', title: 'title', fields: ['blocks'], drafts: true },
  { collection: 'promo-cards', label: 'Promo card', title: 'title', fields: ['href', 'link_label'] },
  { collection: 'offers', label: 'Offer', title: 'title', fields: ['link_href', 'link_label', 'body'], drafts: true },
  { collection: 'posts', label: 'Post', title: 'title', fields: ['body'], drafts: true },
  {
    collection: 'models',
    label: 'Model',
    title: 'name',
    fields: ['hero_banners', 'owner_benefits', 'warranty_items'],
    drafts: true,
  },
]

const MAX_DOCUMENTS = 500

type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string }

const readSource = async (req: PayloadRequest, tenant: string, source: Source): Promise<readonly StoredDocument[]> => {
  const { collection, title, fields, drafts } = source
  const where: Where[] = [{ tenant: { equals: tenant } }, ...(drafts ? [{ _status: { equals: 'published' } }] : [])]
  const names = [...fields, ...(title === undefined ? [] : [title])]
  const found: { readonly docs: readonly object[] } = await req.payload.find({
    collection,
    where: { and: where },
    select: Object.fromEntries(names.map((name) => [name, true])) as never,
    depth: 0,
    limit: MAX_DOCUMENTS,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return found.docs as readonly StoredDocument[]
}

const toPlace = ({ label, title }: Source, document: StoredDocument): string =>
  title === undefined ? label : `${label} “${String(document[title] ?? '')}”`

/**
 * Finds the links of a dealer's published documents that lead nowhere (STF-06). Only documents that the user may read
 * are checked. A link that a document has several times is listed once.
 */
export const findDeadLinks = async (req: PayloadRequest, tenant: string, now: Date): Promise<readonly DeadLink[]> => {
  const addresses = await loadSiteAddresses(getPool(req.payload), tenant)
  const found = await Promise.all(
    sources.map(async (source) => {
      const documents = await readSource(req, tenant, source)
      return documents.flatMap((document) =>
        listStoredLinks(document).flatMap((link): readonly DeadLink[] => {
          const target = findLinkTarget(link.href, addresses, now)
          const { collection } = source
          return target.leads
            ? []
            : [{ ...link, reason: target.reason, collection, id: document.id, place: toPlace(source, document) }]
        }),
      )
    }),
  )
  const byPlace = new Map(found.flat().map((link) => [`${link.collection} ${link.id} ${link.href}`, link]))
  return [...byPlace.values()]
}

import type { Payload, TypedUser, Where } from 'payload'
import type { DeadLink } from '@/src/domain/navigation/dead-link'
import { type DeadLinkReason, findLinkTarget } from '@/src/domain/navigation/link-target'
import type { SiteAddresses } from '@/src/domain/navigation/site-addresses'
import type { SiteRoutePath } from '@/src/domain/routes/site-routes'
import { listStoredLinks } from '@/src/domain/navigation/stored-links'
import { type LinkSource, listLinkSources } from './list-link-sources'
import { loadSiteAddresses } from './load-site-addresses'

/** Documents read at once. */
const BATCH_SIZE = 200

/** Payload, and the member of staff who may read the documents. */
type Reader = { readonly payload: Payload; readonly user: TypedUser | null }

type Search = { readonly tenant: string; readonly now: Date }

type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string }

/** The documents of a source that shoppers see now or later. */
const toWhere = ({ hasDrafts, expiry }: LinkSource, { tenant, now }: Search): readonly Where[] => [
  { tenant: { equals: tenant } },
  ...(hasDrafts ? [{ _status: { equals: 'published' } }] : []),
  ...(expiry ? [{ or: [{ [expiry]: { exists: false } }, { [expiry]: { greater_than: now.toISOString() } }] }] : []),
]

/** Reads the documents of a source after the one with this id, in the order of their ids. */
const readBatch = async (
  { payload, user }: Reader,
  search: Search,
  source: LinkSource,
  after: string | undefined,
): Promise<readonly StoredDocument[]> => {
  const { collection, title, fields } = source
  const where = [...toWhere(source, search), ...(after === undefined ? [] : [{ id: { greater_than: after } }])]
  const names = [...fields, ...(title === undefined ? [] : [title])]
  const found: { readonly docs: readonly object[] } = await payload.find({
    collection,
    where: { and: where },
    select: Object.fromEntries(names.map((name) => [name, true])) as never,
    depth: 0,
    sort: 'id',
    limit: BATCH_SIZE,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return found.docs as readonly StoredDocument[]
}

/** Reads all documents of a source, a batch at a time, so that their texts are not in memory together. */
async function* readSource(reader: Reader, search: Search, source: LinkSource): AsyncGenerator<StoredDocument> {
  let batch: readonly StoredDocument[]
  let last: string | undefined
  do {
    batch = await readBatch(reader, search, source, last)
    yield* batch
    last = batch.at(-1)?.id
  } while (batch.length === BATCH_SIZE)
}

const toPlace = ({ label, title }: LinkSource, document: StoredDocument): string =>
  title === undefined ? label : `${label} “${String(document[title] ?? '')}”`

/** Finds links of a dealer's published documents that the user may read, each once per document. */
const findLinks = async (
  reader: Reader,
  search: Search,
  findReason: (href: string) => DeadLinkReason | undefined,
): Promise<readonly DeadLink[]> => {
  const findInSource = async (source: LinkSource): Promise<readonly DeadLink[]> => {
    const found: DeadLink[] = []
    for await (const document of readSource(reader, search, source))
      for (const link of listStoredLinks(document)) {
        const reason = findReason(link.href)
        const { collection } = source
        if (reason !== undefined)
          found.push({ ...link, reason, collection, id: document.id, place: toPlace(source, document) })
      }
    return found
  }
  const found = await Promise.all(listLinkSources(reader.payload.config.collections).map(findInSource))
  const byPlace = new Map(found.flat().map((link) => [`${link.collection} ${link.id} ${link.href}`, link]))
  return [...byPlace.values()]
}

/**
 * Finds the links that lead nowhere in a dealer's published documents, except in hidden sections and what has ended
 * (STF-06). A link to a page that is scheduled to be
 * published is none of them: staff may prepare it before the page comes. Only documents that the user may read
 * are checked. A link that a document has several times is listed once.
 */
export const findDeadLinks = async (reader: Reader, tenant: string, now: Date): Promise<readonly DeadLink[]> => {
  const addresses = await loadSiteAddresses(reader.payload, tenant)
  return findLinks(reader, { tenant, now }, (href) => {
    const target = findLinkTarget(href, addresses, now)
    return target.leads || target.publishAt !== undefined ? undefined : target.reason
  })
}

/** Documents of a collection, by their pages' routes and last parts of their addresses. */
type LinkedPages = { readonly routes: readonly SiteRoutePath[]; readonly slugs: readonly string[] }

/** The addresses of the site once some documents are in the trash. */
const withTrashed = (addresses: SiteAddresses, { routes, slugs }: LinkedPages): SiteAddresses => ({
  ...addresses,
  pages: addresses.pages.map((pages) => {
    if (pages.routes[0] !== routes[0]) return pages
    const documents = pages.documents.map((one) =>
      one.slugs.some((slug) => slugs.includes(slug)) ? { ...one, state: 'trash' as const } : one,
    )
    return { ...pages, documents }
  }),
})

/** Finds the links that lead nowhere once some documents are in the trash, and do lead somewhere now (ADM-02). */
export const findLinksTo = async (
  reader: Reader,
  tenant: string,
  pages: LinkedPages,
  now: Date,
): Promise<readonly DeadLink[]> => {
  const addresses = await loadSiteAddresses(reader.payload, tenant)
  const rest = withTrashed(addresses, pages)
  return findLinks(reader, { tenant, now }, (href) => {
    if (!findLinkTarget(href, addresses, now).leads) return undefined
    const target = findLinkTarget(href, rest, now)
    return target.leads ? undefined : target.reason
  })
}

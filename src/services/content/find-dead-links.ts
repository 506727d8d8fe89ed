import type { Payload, TypedUser, Where } from 'payload'
import type { DeadLink } from '@/src/domain/navigation/dead-link'
import { type DeadLinkReason, findLinkTarget } from '@/src/domain/navigation/link-target'
import type { SiteAddresses } from '@/src/domain/navigation/site-addresses'
import type { SiteRoutePath } from '@/src/domain/routes/site-routes'
import { listStoredLinks } from '@/src/domain/navigation/stored-links'
import { type LinkSource, listLinkSources } from './list-link-sources'
import { loadSiteAddresses } from './load-site-addresses'

const MAX_DOCUMENTS = 500

/** Payload, and the member of staff who may read the documents. */
type Reader = { readonly payload: Payload; readonly user: TypedUser | null }

type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string }

const readSource = async (
  { payload, user }: Reader,
  tenant: string,
  source: LinkSource,
): Promise<readonly StoredDocument[]> => {
  const { collection, title, fields, hasDrafts } = source
  const where: Where[] = [{ tenant: { equals: tenant } }, ...(hasDrafts ? [{ _status: { equals: 'published' } }] : [])]
  const names = [...fields, ...(title === undefined ? [] : [title])]
  const found: { readonly docs: readonly object[] } = await payload.find({
    collection,
    where: { and: where },
    select: Object.fromEntries(names.map((name) => [name, true])) as never,
    depth: 0,
    limit: MAX_DOCUMENTS,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return found.docs as readonly StoredDocument[]
}

const toPlace = ({ label, title }: LinkSource, document: StoredDocument): string =>
  title === undefined ? label : `${label} “${String(document[title] ?? '')}”`

/** Finds links of a dealer's published documents that the user may read, each once per document. */
const findLinks = async (
  reader: Reader,
  tenant: string,
  findReason: (href: string) => DeadLinkReason | undefined,
): Promise<readonly DeadLink[]> => {
  const found = await Promise.all(
    listLinkSources(reader.payload.config.collections).map(async (source) => {
      const documents = await readSource(reader, tenant, source)
      return documents.flatMap((document) =>
        listStoredLinks(document).flatMap((link): readonly DeadLink[] => {
          const reason = findReason(link.href)
          const { collection } = source
          return reason === undefined
            ? []
            : [{ ...link, reason, collection, id: document.id, place: toPlace(source, document) }]
        }),
      )
    }),
  )
  const byPlace = new Map(found.flat().map((link) => [`${link.collection} ${link.id} ${link.href}`, link]))
  return [...byPlace.values()]
}

/**
 * Finds the links of a dealer's published documents that lead nowhere (STF-06). A link to a page that is scheduled to be
 * published is none of them: staff may prepare it before the page comes. Only documents that the user may read
 * are checked. A link that a document has several times is listed once.
 */
export const findDeadLinks = async (reader: Reader, tenant: string, now: Date): Promise<readonly DeadLink[]> => {
  const addresses = await loadSiteAddresses(reader.payload, tenant)
  return findLinks(reader, tenant, (href) => {
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
  return findLinks(reader, tenant, (href) => {
    if (!findLinkTarget(href, addresses, now).leads) return undefined
    const target = findLinkTarget(href, rest, now)
    return target.leads ? undefined : target.reason
  })
}

import type { Payload, TypedUser, Where } from 'payload'
import type { DeadLink } from '@/src/domain/navigation/dead-link'
import { findLinkTarget } from '@/src/domain/navigation/link-target'
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

/**
 * Finds the links of a dealer's published documents that lead nowhere (STF-06). A link to a page that is scheduled to be
 * published is none of them: staff may prepare it before the page comes. Only documents that the user may read
 * are checked. A link that a document has several times is listed once.
 */
export const findDeadLinks = async (reader: Reader, tenant: string, now: Date): Promise<readonly DeadLink[]> => {
  const { payload } = reader
  const addresses = await loadSiteAddresses(payload, tenant)
  const found = await Promise.all(
    listLinkSources(payload.config.collections).map(async (source) => {
      const documents = await readSource(reader, tenant, source)
      return documents.flatMap((document) =>
        listStoredLinks(document).flatMap((link): readonly DeadLink[] => {
          const target = findLinkTarget(link.href, addresses, now)
          const { collection } = source
          return target.leads || target.publishAt !== undefined
            ? []
            : [{ ...link, reason: target.reason, collection, id: document.id, place: toPlace(source, document) }]
        }),
      )
    }),
  )
  const byPlace = new Map(found.flat().map((link) => [`${link.collection} ${link.id} ${link.href}`, link]))
  return [...byPlace.values()]
}

import 'server-only'
import type { Home, Page } from '@/src/payload-types'
import { homeOf, type PageContent, pageOf } from './pages'
import { payload } from './payload'

export type Previewed = { readonly kind: 'home' | 'page'; readonly content: PageContent }

const kinds = { home: 'home', pages: 'page' } as const

const isKnown = (collection: string): collection is keyof typeof kinds => Object.hasOwn(kinds, collection)

const tenantOf = (document: { readonly tenant?: unknown }): unknown => {
  const { tenant } = document
  return typeof tenant === 'object' && tenant !== null && 'id' in tenant ? tenant.id : tenant
}

/**
 * The latest draft of a page for who may read it in the panel: the collection's own access decides, so staff of one
 * dealer see nothing of another's, and nobody else sees anything (CNT-01). Null for all of those alike.
 */
export const previewOf = async (
  headers: Headers,
  { tenant, collection, id }: { readonly tenant: string; readonly collection: string; readonly id: string },
): Promise<Previewed | null> => {
  if (!isKnown(collection)) return null
  const one = await payload()
  const { user } = await one.auth({ headers })
  if (!user) return null
  const document = await one.findByID({
    collection,
    id,
    draft: true,
    depth: 1,
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!document || tenantOf(document) !== tenant) return null
  if (collection === 'pages') return { kind: 'page', content: pageOf(document as Page) }
  return { kind: 'home', content: { title: 'Home', slug: '', ...homeOf(document as Home) } }
}

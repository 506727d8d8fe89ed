import 'server-only'
import type { CollectionSlug, DataFromCollectionSlug, SelectType, Sort, Where } from 'payload'
import { payload } from './payload'

/** Collections that shoppers' pages may read; each document belongs to one tenant. */
export type PublicCollection = Extract<
  CollectionSlug,
  | 'locations'
  | 'special-hours'
  | 'vehicles'
  | 'media'
  | 'models'
  | 'brands'
  | 'brochures'
  | 'brand-directory'
  | 'dealership-items'
  | 'home'
  | 'pages'
  | 'promo-cards'
  | 'offers'
  | 'posts'
  | 'post-categories'
  | 'redirects'
  | 'header'
  | 'footer'
  | 'site-settings'
  | 'theme'
>

/**
 * Restricts a query to one tenant. The caller's clause is joined with AND, so an `or` in it cannot widen the result.
 */
export const whereTenant = (tenantId: string, where: Where = {}): Where => ({
  and: [{ tenant: { equals: tenantId } }, where],
})

/** Collections with drafts: shoppers see published documents only. */
const draftCollections: ReadonlySet<PublicCollection> = new Set<PublicCollection>([
  'home',
  'pages',
  'offers',
  'posts',
  'models',
  'brands',
])

const wherePublished = (collection: PublicCollection, where: Where = {}): Where =>
  draftCollections.has(collection) ? { and: [{ _status: { equals: 'published' } }, where] } : where

type DataQuery = {
  readonly where?: Where
  readonly limit?: number
  readonly sort?: Sort
  readonly depth?: number
  /** Fields to read; all of them if absent. */
  readonly select?: SelectType
}

/** Returns the only way for public pages to read data: restricted to one tenant. */
export const dataFor = (tenantId: string) => ({
  find: async <C extends PublicCollection>(
    collection: C,
    query: DataQuery = {},
  ): Promise<DataFromCollectionSlug<C>[]> => {
    const found = await (
      await payload()
    ).find({
      collection,
      where: whereTenant(tenantId, wherePublished(collection, query.where)),
      depth: query.depth ?? 0,
      limit: query.limit ?? 200,
      pagination: false,
      overrideAccess: true,
      ...(query.sort === undefined ? {} : { sort: query.sort }),
      ...(query.select === undefined ? {} : { select: query.select as never }),
    })
    return found.docs as DataFromCollectionSlug<C>[]
  },
  first: async <C extends PublicCollection>(
    collection: C,
    query: Omit<DataQuery, 'limit'> = {},
  ): Promise<DataFromCollectionSlug<C> | null> =>
    (await dataFor(tenantId).find(collection, { ...query, limit: 1 }))[0] ?? null,
})

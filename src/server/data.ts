import 'server-only'
import type { DataFromCollectionSlug, Payload, SelectType, Sort, Where } from 'payload'
import type { Config } from '@/src/payload-types'
import { payload } from './payload'

/** Collections that shoppers' pages may read: those declared as `public`. Each document belongs to one tenant. */
export type PublicCollection = Config['publicCollection']

/**
 * Restricts a query to one tenant. The caller's clause is joined with AND, so an `or` in it cannot widen the result.
 */
export const whereTenant = (tenantId: string, where: Where = {}): Where => ({
  and: [{ tenant: { equals: tenantId } }, where],
})

/** Limits a query to published documents, where the collection has drafts. */
const wherePublished = ({ collections }: Payload, collection: PublicCollection, where: Where = {}): Where =>
  collections[collection].config.versions?.drafts ? { and: [{ _status: { equals: 'published' } }, where] } : where

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
    const instance = await payload()
    const found = await instance.find({
      collection,
      where: whereTenant(tenantId, wherePublished(instance, collection, query.where)),
      depth: query.depth ?? 0,
      limit: query.limit ?? 200,
      pagination: false,
      // Pages never read a field that lists other documents; each would cost a query.
      joins: false as never,
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

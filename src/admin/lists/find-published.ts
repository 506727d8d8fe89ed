import type { CollectionSlug, Payload } from 'payload'
import { cache } from 'react'
import { batchLookups } from './batch-lookups'

/** Finds which documents are published; a list has the newest versions, which may be drafts. One query per list. */
export const findPublished = cache((payload: Payload, collection: string) =>
  batchLookups<true>(async (ids) => {
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
      depth: 0,
      pagination: false,
      select: {},
    })
    return new Map(docs.map(({ id }) => [String(id), true]))
  }),
)

import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/**
 * The documents that the dashboard covers: those the member of staff may read, limited to `tenant` if one is chosen.
 */
export type Scope = {
  readonly req: PayloadRequest
  readonly tenant: string | undefined
  readonly now: Date
  /** The chosen dealer's time zone; the default one for all dealers together, so that their days can be compared. */
  readonly timeZone: string
  /** Items read per group; fewer are shown. */
  readonly limit: number
}

export type DocumentPage<T> = { readonly docs: readonly T[]; readonly totalDocs: number }

type FindOptions = {
  readonly collection: CollectionSlug
  readonly where: readonly Where[]
  readonly select: Readonly<Record<string, true>>
  readonly sort: string
  readonly limit: number
  /** False if the total number is not needed. */
  readonly counted?: boolean
  /** 1 populates related files and dealers' names. */
  readonly depth?: 1
}

/** Queries always run with the access of the member of staff. */
const readerAccess = ({ req }: Scope) => ({ overrideAccess: false as const, user: req.user, req })

/** Finds documents with the reader's access; the chosen dealer only filters them. */
export const findDocuments = async <T>(scope: Scope, options: FindOptions): Promise<DocumentPage<T>> => {
  const { collection, where, select, sort, limit, counted = true, depth = 0 } = options
  const own: Where[] = scope.tenant === undefined ? [] : [{ tenant: { equals: scope.tenant } }]
  const found = await scope.req.payload.find({
    collection,
    where: { and: [...own, ...where] },
    select,
    populate: { tenants: { name: true }, media: { filename: true } },
    sort,
    limit,
    pagination: counted,
    depth,
    ...readerAccess(scope),
  })
  return { docs: found.docs as T[], totalDocs: found.totalDocs }
}

import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Whose things are looked at: what this member of staff may read, of one dealer where one was chosen. */
export type Scope = { readonly req: PayloadRequest; readonly tenant: string | undefined; readonly now: Date }

export type Page<T> = { readonly docs: readonly T[]; readonly totalDocs: number }

type Asked = {
  readonly collection: CollectionSlug
  readonly where: readonly Where[]
  readonly select: Readonly<Record<string, true>>
  readonly sort: string
  readonly limit: number
  /** False where the number of all there are is not needed. */
  readonly counted?: boolean
  /** With what is related: pictures' files and dealers' names. */
  readonly depth?: 1
}

/** Always as the member of staff themselves. */
const shared = ({ req }: Scope) => ({ overrideAccess: false as const, user: req.user, req })

/** Documents as this member of staff may read them; access control is the boundary, the chosen dealer a view. */
export const ask = async <T>(scope: Scope, asked: Asked): Promise<Page<T>> => {
  const { collection, where, select, sort, limit, counted = true, depth = 0 } = asked
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
    ...shared(scope),
  })
  return { docs: found.docs as unknown as T[], totalDocs: found.totalDocs }
}

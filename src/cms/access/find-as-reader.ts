import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

type Options = Omit<
  Parameters<Payload['find']>[0],
  'collection' | 'overrideAccess' | 'pagination' | 'req' | 'select' | 'user'
> & {
  readonly collection: CollectionSlug
  /** The fields to read, of a collection that is known only when this runs. */
  readonly select: Readonly<Record<string, unknown>>
}

/**
 * Finds documents with the access of a request's user, without counting those beyond the limit. `Found` describes the
 * selected fields.
 */
export const findAsReader = async <Found>(
  req: PayloadRequest,
  { select, ...options }: Options,
): Promise<readonly Found[]> => {
  const { docs } = await req.payload.find({
    depth: 0,
    ...options,
    select: select as never,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs as Found[]
}

import type { Payload, PayloadRequest } from 'payload'
import { FEED_AUTHOR } from '@/src/domain/audit/field-change'

/** The kinds of documents in the entries that the reader may see. */
export const findKinds = async (payload: Payload, user: PayloadRequest['user']): Promise<readonly string[]> => {
  const { values } = await payload.findDistinct({
    collection: 'audit',
    field: 'kind',
    where: { who: { not_equals: FEED_AUTHOR } },
    overrideAccess: false,
    user,
  })
  return values.flatMap(({ kind }) => kind ?? [])
}

import type { Payload, PayloadRequest, ServerProps } from 'payload'
import { FEED_AUTHOR } from '@/src/domain/audit/field-change'
import { kindInWords } from './changed-item'
import { KindSelect } from './kind-select'

/** The kinds of documents in the entries that the reader may see. */
const findKinds = async (payload: Payload, user: PayloadRequest['user']): Promise<readonly string[]> => {
  const { values } = await payload.findDistinct({
    collection: 'audit',
    field: 'kind',
    where: { who: { not_equals: FEED_AUTHOR } },
    overrideAccess: false,
    user,
  })
  return values.flatMap(({ kind }) => kind ?? [])
}

/** Limits the audit log to a kind of document (ADM-02): the list's own filters don't know the words of the kinds. */
export const KindFilter = async ({ payload, user }: ServerProps) => {
  if (!user) return null
  const kinds = await findKinds(payload, user as PayloadRequest['user'])
  const options = kinds.map((kind) => [kind, kindInWords(payload, { kind })] as const)
  return <KindSelect options={options.sort(([, one], [, other]) => one.localeCompare(other, 'en-AU'))} />
}

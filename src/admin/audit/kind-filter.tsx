import type { PayloadRequest, ServerProps } from 'payload'
import { kindInWords } from './changed-item'
import { findKinds } from './find-kinds'
import { KindSelect } from './kind-select'

/** Limits the audit log to a kind of document (ADM-02): the list's own filters don't know the words of the kinds. */
export const KindFilter = async ({ payload, user }: ServerProps) => {
  if (!user) return null
  const kinds = await findKinds(payload, user as PayloadRequest['user'])
  const options = kinds.map((kind) => [kind, kindInWords(payload, { kind })] as const)
  return <KindSelect options={options.sort(([, one], [, other]) => one.localeCompare(other, 'en-AU'))} />
}

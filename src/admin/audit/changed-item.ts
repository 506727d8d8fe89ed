import type { CollectionSlug, Payload } from 'payload'
import { kindName } from '@/src/cms/documents/kind-name'
import { INVITATION_KIND } from '@/src/domain/audit/invitation-kind'
import { untitledName } from '@/src/domain/panel/version-list'

export type AuditEntry = {
  readonly kind?: string | null
  readonly document?: string | null
  readonly title?: string | null
  readonly action?: string | null
}

/** The kind of a changed document in words, such as “Location”. */
export const kindInWords = ({ collections }: Payload, { kind }: AuditEntry): string => {
  if (kind === INVITATION_KIND) return 'Invitation'
  if (!kind) return ''
  // An older entry may name a collection that is gone.
  return kind in collections ? kindName(collections[kind as CollectionSlug].config) : kind.replaceAll('-', ' ')
}

/** The name of a changed document, and its page unless it was deleted. Invitations are above the list of staff. */
export const changedItem = (payload: Payload, entry: AuditEntry): { readonly name: string; readonly href?: string } => {
  const { kind, document, title, action } = entry
  const name = title && title !== document ? title : untitledName(kindInWords(payload, entry))
  if (!kind || !document || action === 'deleted' || action === 'deleted for good') return { name }
  if (kind === INVITATION_KIND) return { name, href: '/admin/collections/users' }
  return { name, ...(kind in payload.collections && { href: `/admin/collections/${kind}/${document}` }) }
}

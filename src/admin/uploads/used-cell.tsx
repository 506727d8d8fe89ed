import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { batchLookups } from '@/src/admin/lists/batch-lookups'
import { kindName } from '@/src/cms/documents/kind-name'
import { type DocumentKind, formatUses } from '@/src/domain/panel/where-used'
import { lowerWords } from '@/src/domain/text/format-text'
import { findUses, type UploadSlug } from '@/src/services/content/find-uses'

const kindOf = (payload: Payload, slug: string): DocumentKind => {
  const { config } = payload.collections[slug as CollectionSlug]
  return { one: lowerWords(kindName(config)), many: lowerWords(String(config.labels.plural)) }
}

/** Counts where the uploads of a list are used, in one query. */
const lookUpUses = cache((payload: Payload, upload: UploadSlug) =>
  batchLookups(async (ids): Promise<ReadonlyMap<string, readonly DocumentKind[]>> => {
    const kinds = new Map<string, DocumentKind[]>()
    for (const { id, collection } of await findUses(payload, upload, ids))
      kinds.set(id, [...(kinds.get(id) ?? []), kindOf(payload, collection)])
    return kinds
  }),
)

/** Where an upload is used; unused ones can be deleted. */
export const UsedCell = async ({ payload, rowData, collectionSlug }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { id } = rowData as { readonly id: string }
  const text = formatUses((await lookUpUses(payload, collectionSlug as UploadSlug)(id)) ?? [])
  return text === '' ? <span className="list-muted">Not used</span> : <span>{text}</span>
}

import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { isInTrash } from '@/src/domain/content/trash'
import { statusLabel } from '@/src/domain/panel/status-label'
import { batchLookups } from '../lists/batch-lookups'
import { LinkedCell } from '../lists/linked-cell'

/** Finds which documents are published; a list has the newest versions, which may be drafts. One query per list. */
const findPublished = cache((payload: Payload, collection: string) =>
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

/** The state of a document in a list, in words that say whether shoppers see it (ADM-02). */
export const StatusCell = async (props: DefaultServerCellComponentProps) => {
  const { cellData, rowData, payload, collectionSlug } = props
  // Payload also renders list cells on a document's page, without a row.
  if (rowData === undefined) return null
  const status = String(cellData ?? '')
  const { id } = rowData as { readonly id?: unknown }
  const isPublished = status === 'changed' && (await findPublished(payload, collectionSlug)(String(id))) === true
  return <LinkedCell {...props}>{statusLabel({ status, isInTrash: isInTrash(rowData), isPublished })}</LinkedCell>
}

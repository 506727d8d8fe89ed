import type { DefaultServerCellComponentProps } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'
import { textOf } from '@/src/domain/collections/document-page'
import { isInTrash } from '@/src/domain/content/trash'
import { describeDocumentWindow, formatPlanned, isShownNow } from '@/src/domain/panel/promo-window'
import { statusLabel } from '@/src/domain/panel/status-label'
import { findPlanned } from '../lists/find-planned'
import { findPublished } from '../lists/find-published'
import { LinkedCell } from '../lists/linked-cell'
import { EndRowNow } from '../schedule/end-now'

type CellProps = DefaultServerCellComponentProps
type ListedRow = Readonly<Record<string, unknown>>

/** The next scheduled change of the row's document, in words. */
const findChange = async ({ payload, collectionSlug }: CellProps, id: string, now: Date) => {
  const planned = await findPlanned(payload, collectionSlug)(id)
  return planned && { change: planned.change, at: formatPlanned(planned.moment.toISOString(), planned.timezone, now) }
}

const isPublishedBefore = async ({ payload, collectionSlug }: CellProps, id: string, status: string) =>
  status === 'changed' && (await findPublished(payload, collectionSlug)(id)) === true

/** The state of a document in a list, in words that say whether shoppers see it (ADM-02). */
export const StatusCell = async (props: CellProps) => {
  const { cellData, rowData, collectionSlug, collectionConfig } = props
  // Payload also renders list cells on a document's page, without a row.
  if (rowData === undefined) return null
  const row = rowData as ListedRow
  const [id, status, now] = [String(row['id']), String(cellData ?? ''), new Date()]
  const [isPublished, planned] = await Promise.all([isPublishedBefore(props, id, status), findChange(props, id, now)])
  const fields = declarationOf(collectionConfig)?.page?.links ?? {}
  const window = describeDocumentWindow(fields, row, now)
  const label = statusLabel({ status, isInTrash: isInTrash(row), isPublished, window, planned })
  const canEnd = 'expiry' in fields && status === 'published' && window !== undefined && isShownNow(window)
  return (
    <span className="list-window">
      <LinkedCell {...props}>{label}</LinkedCell>
      {canEnd && <EndRowNow collection={collectionSlug} id={id} title={textOf(row, 'title')} hasDrafts />}
    </span>
  )
}

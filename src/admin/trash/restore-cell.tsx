import type { DefaultServerCellComponentProps } from 'payload'
import { RestoreRow } from './restore-row'

/** “Restore” in a row of the trash; empty in a row of any other list. */
export const RestoreCell = ({ rowData, collectionConfig, collectionSlug }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  const { id, deletedAt, ...values } = (rowData ?? {}) as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || !deletedAt) return null
  const title = values[collectionConfig.admin.useAsTitle ?? '']
  return (
    <RestoreRow
      collection={collectionSlug}
      id={id}
      title={typeof title === 'string' && title !== '' ? title : 'this item'}
    />
  )
}

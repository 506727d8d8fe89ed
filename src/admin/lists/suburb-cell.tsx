import type { DefaultServerCellComponentProps } from 'payload'

/** Suburb and state of a location. */
export const SuburbCell = ({ rowData }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { address } = rowData as { readonly address?: { readonly city?: string; readonly state?: string } }
  return <span>{[address?.city, address?.state].filter(Boolean).join(' ')}</span>
}

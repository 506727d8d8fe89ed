import type { DefaultServerCellComponentProps } from 'payload'

/** Links to the changed document, unless it was deleted. */
export const TitleCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const { kind, document, action } = rowData as { kind?: string; document?: string; action?: string }
  const title = String(cellData ?? '')
  if (!kind || !document || action === 'deleted') return <span>{title}</span>
  return <a href={`/admin/collections/${kind}/${document}`}>{title}</a>
}

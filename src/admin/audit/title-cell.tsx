import type { DefaultServerCellComponentProps } from 'payload'

/** What was changed, as a link to it. A deleted document has no page to lead to. */
export const TitleCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const { kind, document, action } = rowData as { kind?: string; document?: string; action?: string }
  const title = String(cellData ?? '')
  if (!kind || !document || action === 'deleted') return <span>{title}</span>
  return <a href={`/admin/collections/${kind}/${document}`}>{title}</a>
}

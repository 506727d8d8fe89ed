import type { DefaultServerCellComponentProps } from 'payload'
import { INVITATION_KIND } from '@/src/domain/audit/invitation-kind'

/** The page of a changed document; invitations are shown above the list of staff. */
const pageOf = (kind: string, document: string): string =>
  kind === INVITATION_KIND ? '/admin/collections/users' : `/admin/collections/${kind}/${document}`

/** Links to the changed document, unless it was deleted. */
export const TitleCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const { kind, document, action } = rowData as { kind?: string; document?: string; action?: string }
  const title = String(cellData ?? '')
  if (!kind || !document || action === 'deleted') return <span>{title}</span>
  return <a href={pageOf(kind, document)}>{title}</a>
}

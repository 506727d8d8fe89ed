import type { DefaultServerCellComponentProps } from 'payload'

/** The author of a change by name, with the email address: two members of staff may have one name. */
export const AuthorCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const who = String(cellData ?? '')
  const { author } = rowData as { readonly author?: string | null }
  if (!author) return <span>{who}</span>
  return (
    <span>
      {author} <span className="list-muted">{who}</span>
    </span>
  )
}

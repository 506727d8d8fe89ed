import type { DefaultServerCellComponentProps } from 'payload'

type Props = DefaultServerCellComponentProps & { readonly before?: string }

/** The path of a document on the site. */
export const PathCell = ({ cellData, before = '/' }: Props) =>
  cellData ? (
    <code>
      {before}
      {String(cellData)}
    </code>
  ) : (
    <span className="list-muted">None yet</span>
  )

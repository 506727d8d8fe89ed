import type { DefaultServerCellComponentProps } from 'payload'

type Props = DefaultServerCellComponentProps & { readonly before?: string }

/** Where it stands on the site, as shoppers see its address. */
export const PathCell = ({ cellData, before = '/' }: Props) =>
  cellData ? (
    <code>
      {before}
      {String(cellData)}
    </code>
  ) : (
    <span className="list-muted">None yet</span>
  )

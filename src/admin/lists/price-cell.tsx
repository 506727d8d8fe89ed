import type { DefaultServerCellComponentProps } from 'payload'
import { shownCentsOf } from '@/src/domain/panel/price-warnings'
import { formatCents } from '@/src/domain/money/format-money'

/** An amount in cents, shown in dollars. */
export const PriceCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span>{formatCents(cellData)}</span> : <span className="list-muted">No price</span>

/** The price of a vehicle that shoppers see, and the price below an offer. */
export const VehiclePriceCell = (props: DefaultServerCellComponentProps) => {
  const { cellData, rowData } = props
  const shown = rowData === undefined ? null : shownCentsOf(rowData)
  if (shown === null || shown === cellData) return <PriceCell {...props} />
  return (
    <span>
      {formatCents(shown)}
      {typeof cellData === 'number' && <span className="list-muted"> instead of {formatCents(cellData)}</span>}
    </span>
  )
}

/** An optional amount in cents, shown in dollars. */
export const AmountCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span>{formatCents(cellData)}</span> : <span className="list-muted">None</span>

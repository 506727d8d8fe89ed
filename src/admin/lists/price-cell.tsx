import type { DefaultServerCellComponentProps } from 'payload'
import { formatCents } from '@/src/domain/money/format-money'

/** An amount in cents, shown in dollars. */
export const PriceCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span>{formatCents(cellData)}</span> : <span className="list-muted">No price</span>

/** An optional amount in cents, shown in dollars. */
export const AmountCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span>{formatCents(cellData)}</span> : <span className="list-muted">None</span>

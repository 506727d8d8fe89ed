import type { DefaultServerCellComponentProps } from 'payload'
import { formatCents } from '@/src/domain/money'

/** Whole cents, as people write money. */
export const PriceCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span>{formatCents(cellData)}</span> : <span className="list-muted">No price</span>

/** The same, where none is nothing to mend. */
export const AmountCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span>{formatCents(cellData)}</span> : <span className="list-muted">None</span>

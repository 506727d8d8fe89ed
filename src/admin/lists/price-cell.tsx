import type { DefaultServerCellComponentProps } from 'payload'
import { formatCents } from '@/src/domain/money'

/** Whole cents, as people write money. */
export const PriceCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span>{formatCents(cellData)}</span> : <span className="list-muted">No price</span>

import type { DefaultServerCellComponentProps } from 'payload'
import { formatTypedDay } from '@/src/domain/time/typed-dates'

/** A day in a list: `25/11/2026`. */
export const DayCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'string' ? formatTypedDay(cellData) : null

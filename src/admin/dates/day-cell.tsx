import type { DefaultServerCellComponentProps } from 'payload'
import { formatTypedLocalTime } from '@/src/domain/time/typed-dates'

/** A day in a list, `25/11/2026`, or a local time, `25/11/2026, 9:00 am`. */
export const DayCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'string' ? formatTypedLocalTime(cellData) : null

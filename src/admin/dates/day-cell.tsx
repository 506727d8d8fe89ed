import type { DefaultServerCellComponentProps } from 'payload'
import { formatTypedLocalTime } from '@/src/domain/time/typed-dates'
import { LinkedCell } from '../lists/linked-cell'

/** A day in a list, `25/11/2026`, or a local time, `25/11/2026, 9:00 am`. */
export const DayCell = (props: DefaultServerCellComponentProps) =>
  typeof props.cellData === 'string' ? <LinkedCell {...props}>{formatTypedLocalTime(props.cellData)}</LinkedCell> : null

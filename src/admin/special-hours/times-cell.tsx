import type { DefaultServerCellComponentProps } from 'payload'
import { formatSpecialTimes } from '@/src/domain/locations/hours'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'

/** The hours of a special day in a list: `8:30 am – 2 pm` or `Closed` (LOC-05). */
export const TimesCell = ({ rowData }: DefaultServerCellComponentProps) =>
  // Payload also renders list cells on a document's page, without a row.
  rowData ? <span>{formatSpecialTimes(rowData as SpecialHours)}</span> : null

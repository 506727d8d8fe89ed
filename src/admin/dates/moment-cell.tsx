import type { DefaultServerCellComponentProps } from 'payload'
import { formatZonedMoment } from '@/src/domain/time/format-moment'
import { LinkedCell } from '../lists/linked-cell'
import { findRowZone } from './row-zone'

/** A moment in a list, by the clocks of the dealer whose row it is, with the name of the zone (STF-03). */
export const MomentCell = async (props: DefaultServerCellComponentProps) => {
  const { cellData, payload, rowData } = props
  if (cellData === null || cellData === undefined || cellData === '') return null
  const moment = String(cellData instanceof Date ? cellData.toISOString() : cellData)
  const zone = await findRowZone(payload, rowData)
  return (
    <LinkedCell {...props}>
      <time dateTime={moment}>{formatZonedMoment(moment, zone)}</time>
    </LinkedCell>
  )
}

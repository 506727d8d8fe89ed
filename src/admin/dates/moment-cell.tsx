import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { findTimeZones } from '@/src/cms/fields/tenant-time-zone'
import { idOf } from '@/src/domain/content/id-of'
import { formatZonedMoment } from '@/src/domain/time/format-moment'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { batchLookups } from '../lists/batch-lookups'
import { LinkedCell } from '../lists/linked-cell'

/** The zones of the dealers of a list's rows, in one query. */
const findZone = cache((payload: Payload) => batchLookups((tenants) => findTimeZones(payload, tenants)))

/** A moment in a list, by the clocks of the dealer whose row it is, with the name of the zone (STF-03). */
export const MomentCell = async (props: DefaultServerCellComponentProps) => {
  const { cellData, payload, rowData } = props
  if (cellData === null || cellData === undefined || cellData === '') return null
  const tenant = idOf((rowData as { readonly tenant?: unknown } | undefined)?.tenant)
  const timezone = tenant === undefined ? undefined : await findZone(payload)(tenant)
  const moment = String(cellData instanceof Date ? cellData.toISOString() : cellData)
  const zone = timezone ?? DEFAULT_TIME_ZONE
  return (
    <LinkedCell {...props}>
      <time dateTime={moment}>{formatZonedMoment(moment, zone)}</time>
    </LinkedCell>
  )
}

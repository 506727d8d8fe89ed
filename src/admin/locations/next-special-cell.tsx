import type { DefaultServerCellComponentProps } from 'payload'
import { formatLongDay } from '@/src/domain/time/days'
import { dayAt } from '@/src/domain/time/zones'
import { listComingSpecialHours } from '@/src/domain/locations/special-hours'
import type { Location } from '@/src/payload-types'
import { findSpecialDays } from './special-days'

/** The next day on which a location has special hours. */
export const NextSpecialCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { id, timezone, location_type } = rowData as Location
  const special_hours = (await findSpecialDays(payload)(id)) ?? []
  const today = dayAt(new Date(), timezone)
  const [next] = listComingSpecialHours({ location_type: location_type ?? '', special_hours }, today)
  if (!next) return <span className="list-muted">None</span>
  return <span>{[formatLongDay(next.date), next.name, next.status].filter(Boolean).join(', ')}</span>
}

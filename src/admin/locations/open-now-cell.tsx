import type { DefaultServerCellComponentProps } from 'payload'
import { openStateAt } from '@/src/domain/locations/open-state'
import { listNearSpecialHours } from '@/src/domain/locations/special-hours'
import { parseWeek } from '@/src/domain/locations/week'
import { toLocalMoment } from '@/src/domain/time/zones'
import type { Location } from '@/src/payload-types'
import { findSpecialDays } from './special-days'

/** The “Open now” text that shoppers see for a location (LOC-09). */
export const OpenNowCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { id, timezone, location_type, opening_hours } = rowData as Location
  const now = toLocalMoment(new Date(), timezone)
  if (now === null) return null
  const special_hours = (await findSpecialDays(payload)(id)) ?? []
  const special = listNearSpecialHours({ location_type: location_type ?? '', special_hours }, now.date)
  const state = openStateAt(parseWeek(opening_hours), now, special)
  if (state === null) return <span className="list-muted">No hours set</span>
  return (
    <span className="list-state" data-state={state.open ? 'good' : 'closed'}>
      {state.text}
    </span>
  )
}

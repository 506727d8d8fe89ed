import { formatRequestedTime } from '@/src/domain/leads/answer-rows'
import type { Appointment, Lead } from '@/src/payload-types'

/** The time that is booked, or that none is yet although the shopper asked for one. */
export const Booked = ({
  lead,
  booking,
}: {
  readonly lead: Partial<Lead>
  readonly booking: Appointment | undefined
}) => {
  if (booking === undefined)
    return formatRequestedTime(lead.details ?? []) === '' ? null : (
      <p>No time is booked yet. Contact them to agree on one.</p>
    )
  const { id, local_time, status } = booking
  const [day = '', time = ''] = (local_time ?? '').split(' ')
  return (
    <p>
      <a href={`/admin/collections/appointments/${id}`}>
        {status === 'cancelled' ? 'Cancelled: ' : 'Booked: '}
        {formatRequestedTime([
          { name: 'date', value: day },
          { name: 'time', value: time },
        ])}
      </a>
    </p>
  )
}

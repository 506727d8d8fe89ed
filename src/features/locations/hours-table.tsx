'use client'

import { Fragment } from 'react'
import type { HoursLine } from '@/src/domain/locations/hours'

/** How a closed day is shown, by the dealer's switch; `contact` is the address of "Enquire Now" (LOC-04). */
export type ClosedDay = { readonly display: 'closed' | 'appointment' | 'enquire'; readonly contact: string }

const renderClosedDay = ({ display, contact }: ClosedDay) => {
  if (display === 'appointment') return 'By appointment only'
  return display === 'enquire' ? <a href={contact}>Enquire Now</a> : 'Closed'
}

type Props = { readonly lines: readonly HoursLine[]; readonly closed: ClosedDay }

/**
 * Opening hours of a location for a week; renders nothing without hours (LOC-04). The server lists the lines, so that
 * pages load neither the rules of hours nor the names of days.
 */
export const HoursTable = ({ lines, closed }: Props) =>
  lines.length > 0 && (
    <dl className="hours">
      {lines.map((line) => (
        <Fragment key={line.days}>
          <dt>{line.days}</dt>
          <dd>{line.closed ? renderClosedDay(closed) : line.times}</dd>
        </Fragment>
      ))}
    </dl>
  )

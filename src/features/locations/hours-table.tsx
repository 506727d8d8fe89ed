'use client'

import { Fragment } from 'react'
import { hoursLines } from '@/src/domain/locations/hours'
import type { OpeningHours } from '@/src/domain/tenancy/site'

/** What stands on days that are closed, by switch; `contact` is where “Enquire Now” leads (LOC-04). */
export type ClosedDay = { readonly says: 'closed' | 'appointment' | 'enquire'; readonly contact: string }

const closedWords = ({ says, contact }: ClosedDay) => {
  if (says === 'appointment') return 'By appointment only'
  return says === 'enquire' ? <a href={contact}>Enquire Now</a> : 'Closed'
}

/** The week, in the browser too: it says from the hours "open now" says from (LOC-09). Nothing where no hours are known (LOC-04). */
export const HoursTable = ({ hours, closed }: { hours: readonly OpeningHours[]; closed?: ClosedDay }) => {
  const lines = hoursLines(hours)
  if (lines.length === 0) return null
  return (
    <dl className="hours">
      {lines.map((line) => (
        <Fragment key={line.days}>
          <dt>{line.days}</dt>
          <dd>{line.closed && closed ? closedWords(closed) : line.times}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

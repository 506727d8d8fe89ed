'use client'

import { Fragment } from 'react'
import { hoursLines } from '@/src/domain/locations/hours'
import type { OpeningHours } from '@/src/domain/tenancy/site'

/** The week, in the browser too: it says from the hours "open now" says from (LOC-09). Nothing where no hours are known (LOC-04). */
export const HoursTable = ({ hours }: { hours: readonly OpeningHours[] }) => {
  const lines = hoursLines(hours)
  if (lines.length === 0) return null
  return (
    <dl className="hours">
      {lines.map((line) => (
        <Fragment key={line.days}>
          <dt>{line.days}</dt>
          <dd>{line.times}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

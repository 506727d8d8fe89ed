import { hoursLines } from '@/src/domain/locations/hours'
import type { OpeningHours } from '@/src/domain/tenancy/site'

/** The week; nothing where no hours are known (LOC-04). */
export const HoursTable = ({ hours }: { hours: readonly OpeningHours[] }) => {
  const lines = hoursLines(hours)
  if (lines.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
      {lines.map((line) => (
        <div key={line.days} className="contents">
          <dt className="text-muted">{line.days}</dt>
          <dd className="tabular-nums">{line.times}</dd>
        </div>
      ))}
    </dl>
  )
}

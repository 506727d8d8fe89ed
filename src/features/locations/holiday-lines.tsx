import type { HolidayLine } from '@/src/domain/locations/holiday-lines'

/** Special hours of a location, a line for each day and department (LOC-05). */
export const HolidayLines = ({ lines }: { lines: readonly HolidayLine[] }) => (
  <ul>
    {lines.map(({ day, name, department, times }) => (
      <li key={day + department}>
        <b>{day}</b>
        <span>{times}</span>
        <small>{[name, department].filter(Boolean).join(' · ')}</small>
      </li>
    ))}
  </ul>
)

import type { NewTenant, WeekPartHours, WeekPart } from '@/src/domain/tenancy/new-tenant'
import { fieldId } from './form-lines'
import { TimeInput } from '@/src/admin/dates/day-input'
import { listWrongEnds, type RangeEnd } from '@/src/domain/time/clock-times'

const labels: Readonly<Record<WeekPart, string>> = {
  weekdays: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

type LineProps = {
  readonly name: WeekPart
  readonly hours: WeekPartHours
  readonly problem: string | undefined
  readonly onChange: (hours: WeekPartHours) => void
}

const HoursLine = ({ name, hours, problem, onChange }: LineProps) => {
  const wrongEnds = problem === undefined ? [] : listWrongEnds(hours.from, hours.to)
  const time = (part: 'from' | 'to', end: RangeEnd, label: string) => (
    <TimeInput
      label={`${labels[name]} ${label}`}
      formProblem={wrongEnds.includes(end) ? problem : undefined}
      value={hours[part]}
      isLocked={!hours.open}
      onChange={(value) => onChange({ ...hours, [part]: value })}
    />
  )
  return (
    <li className="new-tenant__hours" data-wrong={problem !== undefined}>
      <label>
        <input
          id={fieldId(name)}
          type="checkbox"
          checked={hours.open}
          onChange={(event) => onChange({ ...hours, open: event.target.checked })}
        />
        {labels[name]}
      </label>
      {time('from', 'start', 'opens')}
      <span aria-hidden="true">to</span>
      {time('to', 'end', 'closes')}
      <span className="new-tenant__closed">{hours.open ? '' : 'Closed'}</span>
    </li>
  )
}

type Props = {
  readonly hours: NewTenant['hours']
  readonly problemOf: (name: WeekPart) => string | undefined
  readonly onChange: (name: WeekPart, hours: WeekPartHours) => void
}

/** Opening hours for weekdays, Saturday and Sunday; single days are edited at the location later. */
export const HoursLines = ({ hours, problemOf, onChange }: Props) => (
  <fieldset className="new-tenant__week">
    <legend>Opening hours</legend>
    <p className="new-tenant__help">
      In the location’s time zone. Untick the days it’s closed. You can add special hours and other departments later.
    </p>
    <ul>
      {(['weekdays', 'saturday', 'sunday'] as const).map((name) => (
        <HoursLine
          key={name}
          name={name}
          hours={hours[name]}
          problem={problemOf(name)}
          onChange={(changed) => onChange(name, changed)}
        />
      ))}
    </ul>
  </fieldset>
)

import { useId } from 'react'
import { dayNames } from '@/src/domain/time/days'
import { Select, toOptions } from '@/src/admin/ui/select'
import type { WeekProblem } from '@/src/domain/locations/week'
import type { OpeningHours } from '@/src/domain/locations/opening-hours'
import { TimeInput } from '@/src/admin/dates/day-input'

type Props = {
  readonly weekday: OpeningHours['weekday']
  readonly day: OpeningHours | undefined
  readonly problem: WeekProblem | undefined
  readonly disabled: boolean
  readonly onChange: (day: OpeningHours | undefined) => void
}

/** Keeps the times of a closed day, so that reopening it restores them. */
const withStatus = (weekday: Props['weekday'], day: Props['day'], status: string): OpeningHours | undefined => {
  if (status === 'Closed') return { ...day, weekday, status }
  return status === 'Open' ? { open: '09:00', close: '17:00', ...day, weekday, status } : undefined
}

const withoutTime = (day: OpeningHours, name: 'open' | 'close'): OpeningHours => {
  const { [name]: _, ...rest } = day
  return rest
}

export const WeekRow = ({ weekday, day, problem, disabled, onChange }: Props) => {
  const id = useId()
  const name = dayNames[weekday]
  const time = (part: 'open' | 'close', label: string) => (
    <td>
      <TimeInput
        label={`${name} ${label}`}
        isInvalid={problem?.times?.includes(part) === true}
        describedBy={problem?.times?.includes(part) ? id : undefined}
        value={day?.[part] ?? ''}
        isLocked={disabled || day?.status !== 'Open'}
        onChange={(value) => {
          if (day) onChange(value === '' ? withoutTime(day, part) : { ...day, [part]: value })
        }}
      />
    </td>
  )
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td>
          <Select
            aria-label={`${name} open or closed`}
            value={day?.status ?? ''}
            emptyLabel="Not shown"
            options={toOptions(['Open', 'Closed'])}
            disabled={disabled}
            aria-invalid={problem !== undefined && problem.times === undefined}
            onChange={(status) => onChange(withStatus(weekday, day, status))}
          />
        </td>
        {time('open', 'opens')}
        {time('close', 'closes')}
      </tr>
      {problem !== undefined && (
        <tr>
          <td colSpan={4}>
            <p id={id} role="alert" className="week-field__problem">
              {problem.message}
            </p>
          </td>
        </tr>
      )}
    </>
  )
}

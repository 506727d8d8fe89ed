import { useState } from 'react'
import type { BulkDraft } from '@/src/domain/locations/bulk-hours-draft'
import { findDraftTimesProblem, toHolidayKey, toggle } from '@/src/domain/locations/bulk-hours-draft'
import { formatLongDay } from '@/src/domain/time/days'
import type { Holiday } from '@/src/domain/locations/holidays'
import { departmentLabels, departments } from '@/src/domain/locations/opening-hours'
import type { LocationOption } from './use-locations'
import { Select, toOptions } from '@/src/admin/ui/select'
import { DayInput, TimeInput } from '@/src/admin/dates/day-input'

export type DraftProps = { readonly draft: BulkDraft; readonly onChange: (changed: Partial<BulkDraft>) => void }

const Checkbox = ({
  checked,
  label,
  note,
  onChange,
}: {
  checked: boolean
  label: string
  note?: string
  onChange: () => void
}) => (
  <label>
    <input type="checkbox" checked={checked} onChange={onChange} />
    <span>
      {label} {note && <small>{note}</small>}
    </span>
  </label>
)

/** Public holidays of the next twelve months in the states of these locations. */
export const HolidayChoices = ({
  draft,
  onChange,
  holidays,
}: DraftProps & { readonly holidays: readonly Holiday[] }) => (
  <fieldset>
    <legend>Public holidays</legend>
    <p>We work these dates out. Check them against local holidays and your state government’s announcements.</p>
    <div className="holidays-panel__list">
      {holidays.map((one) => (
        <Checkbox
          key={toHolidayKey(one) + one.states.join()}
          checked={draft.holidays.has(toHolidayKey(one))}
          label={`${one.name}, ${formatLongDay(one.date)}`}
          {...(one.states.length < 8 && { note: one.states.join(', ') })}
          onChange={() => onChange({ holidays: toggle(draft.holidays, toHolidayKey(one)) })}
        />
      ))}
    </div>
  </fieldset>
)

/** A day that is not a public holiday. */
export const CustomDay = ({ draft, onChange }: DraftProps) => (
  <fieldset>
    <legend>Another day</legend>
    <div className="holidays-panel__row">
      <div>
        <label htmlFor="custom-day">Day</label>
        <DayInput
          id="custom-day"
          value={draft.customDay.date}
          onChange={(date) => onChange({ customDay: { ...draft.customDay, date } })}
        />
      </div>
      <label>
        Name
        <input
          type="text"
          className="panel-control"
          maxLength={80}
          placeholder="Stocktake"
          value={draft.customDay.name}
          onChange={({ target }) => onChange({ customDay: { ...draft.customDay, name: target.value } })}
        />
      </label>
    </div>
  </fieldset>
)

export const LocationChoices = ({
  draft,
  onChange,
  locations,
}: DraftProps & { readonly locations: readonly LocationOption[] }) => {
  const all = locations.length > 0 && locations.every(({ id }) => draft.locationIds.has(id))
  return (
    <fieldset>
      <legend>Locations</legend>
      <div className="holidays-panel__list">
        <Checkbox
          checked={all}
          label="All locations"
          onChange={() => onChange({ locationIds: new Set(all ? [] : locations.map(({ id }) => id)) })}
        />
        {locations.map(({ id, name, address }) => (
          <Checkbox
            key={id}
            checked={draft.locationIds.has(id)}
            label={name}
            note={address.state}
            onChange={() => onChange({ locationIds: toggle(draft.locationIds, id) })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The opening and closing times; a closing time before the opening is refused at its field once either is left. */
const HoursTimes = ({ draft, onChange }: DraftProps) => {
  const times = `${draft.start_hour} ${draft.end_hour}`
  const [leftTimes, setLeftTimes] = useState('')
  const problem = leftTimes === times ? findDraftTimesProblem(draft) : undefined
  return (['start_hour', 'end_hour'] as const).map((name) => (
    <div key={name}>
      <label htmlFor={`bulk-${name}`}>{name === 'start_hour' ? 'Opens' : 'Closes'}</label>
      <TimeInput
        id={`bulk-${name}`}
        value={draft[name]}
        formProblem={name === 'end_hour' ? problem : undefined}
        onChange={(time) => onChange({ [name]: time })}
        onBlur={() => setLeftTimes(times)}
      />
    </div>
  ))
}

/** The department, and its hours. */
export const HoursChoice = ({ draft, onChange }: DraftProps) => (
  <div className="holidays-panel__row">
    <label>
      Department
      <Select
        value={draft.department}
        options={departments.map((one) => [one, departmentLabels[one]])}
        onChange={(chosen) => {
          const department = departments.find((one) => one === chosen)
          if (department) onChange({ department })
        }}
      />
    </label>
    <label>
      Open or closed
      <Select
        value={draft.status}
        options={toOptions(['Closed', 'Open'])}
        onChange={(status) => onChange({ status: status === 'Open' ? 'Open' : 'Closed' })}
      />
    </label>
    {draft.status === 'Open' && <HoursTimes draft={draft} onChange={onChange} />}
  </div>
)

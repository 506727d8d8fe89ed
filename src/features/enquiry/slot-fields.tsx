'use client'

import { useEffect, useRef, useState } from 'react'
import type { OfferedDay } from '@/src/domain/bookings/offer'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { box, described, Field, Frame } from './field'

type Props = {
  /** The two fields: date and time. */
  readonly fields: readonly LeadField[]
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  readonly times: readonly OfferedDay[] | undefined
  /** Query of the free slots of a form: its lead type and its vehicle. */
  readonly ask: Readonly<Record<string, string>>
}

type Pair = readonly [value: string, label: string]

/** All times of all days, for visitors without script: the server checks that the day has the time. */
const anyDay = (days: readonly OfferedDay[]): readonly Pair[] =>
  [...new Map(days.flatMap(({ times }) => times))].toSorted(([one], [other]) => (one < other ? -1 : 1))

const fetchTimes = async (ask: Props['ask'], location: string): Promise<readonly OfferedDay[] | undefined> => {
  try {
    const query = new URLSearchParams({ ...ask, location }).toString()
    const response = await fetch(`/api/bookings/slots?${query}`, { signal: AbortSignal.timeout(5000) })
    return response.ok ? ((await response.json()) as { days: readonly OfferedDay[] }).days : undefined
  } catch {
    // Day and time are typed instead, and the server checks whether they are free.
    return undefined
  }
}

/** Returns the location that is currently selected in the form. */
const chosenIn = (form: HTMLFormElement): string => {
  const data = new FormData(form)
  const value = data.get('distribution_location') ?? data.get('location')
  return typeof value === 'string' ? value : ''
}

/** Free slots, requested if the page has none, when another location is selected, and after a refused time. */
const useTimes = ({ times, ask, errors }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  const [days, setDays] = useState(times)
  const refused = errors['time']
  const purpose = ask['purpose']
  const car_id = ask['car_id']
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return undefined
    let last = 0
    const renew = async (): Promise<void> => {
      last += 1
      const mine = last
      const found = await fetchTimes({ ...(purpose && { purpose }), ...(car_id && { car_id }) }, chosenIn(form))
      if (mine === last) setDays(found)
    }
    const changed = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement && /location$/.test(target.name)) void renew()
    }
    form.addEventListener('change', changed)
    if (times === undefined || refused !== undefined || chosenIn(form) !== '') void renew()
    return () => {
      last = -1
      form.removeEventListener('change', changed)
    }
  }, [times, refused, purpose, car_id])
  return { root, days }
}

const Choice = ({
  field,
  error,
  value,
  none,
  pairs,
  onChange,
}: {
  field: LeadField
  error: string | undefined
  value: string
  none: string
  pairs: readonly Pair[]
  onChange: (value: string) => void
}) => (
  <Frame field={field} error={error}>
    <select
      {...described({ field, value, error })}
      value={pairs.some(([one]) => one === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      className={`${box(error)} h-11`}
    >
      <option value="">{none}</option>
      {pairs.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  </Frame>
)

const useScript = (): boolean => {
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return here
}

const Choices = ({ fields, values, errors, days }: Omit<Props, 'times' | 'ask'> & { days: readonly OfferedDay[] }) => {
  const scripted = useScript()
  const [date, setDate] = useState(values['date'] ?? '')
  const [time, setTime] = useState(values['time'] ?? '')
  const [day, at] = fields
  if (!day || !at) return null
  const ofDay = days.find((one) => one.date === date)?.times ?? []
  return (
    <>
      <Choice
        field={day}
        error={errors['date']}
        value={date}
        none="Any day"
        pairs={days.map((one) => [one.date, one.label])}
        onChange={setDate}
      />
      <Choice
        field={at}
        error={errors['time']}
        value={time}
        none={scripted && date === '' ? 'Choose a day first' : 'Any time'}
        pairs={scripted ? ofDay : anyDay(days)}
        onChange={setTime}
      />
    </>
  )
}

/**
 * Date and time of a booking (LEAD-02): a day, and one of its free times. Without script all times are listed; if the
 * free slots cannot be loaded, day and time are typed. The server validates all three ways.
 */
export const SlotFields = (props: Props) => {
  const { fields, values, errors } = props
  const { root, days } = useTimes(props)
  return (
    <div ref={root} className="grid gap-5 sm:grid-cols-2">
      {days && days.length > 0 ? (
        <Choices fields={fields} values={values} errors={errors} days={days} />
      ) : (
        fields.map((field) => (
          <Field key={field.name} field={field} value={values[field.name]} error={errors[field.name]} />
        ))
      )}
    </div>
  )
}

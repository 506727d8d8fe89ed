'use client'

import { useEffect, useRef, useState } from 'react'
import type { BookableDay, BookableTimes } from '@/src/domain/bookings/bookable-days'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { Select, type SelectOption } from '@/src/ui/inputs/select'
import { useHydrated } from '@/src/ui/use-hydrated'
import { fieldAttributes, Field } from './field'

type Props = {
  /** The two fields: date and time. */
  readonly fields: readonly LeadField[]
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  readonly times: BookableTimes | undefined
  /** Query of the free slots of a form: its lead type and its vehicle. */
  readonly ask: Readonly<Record<string, string>>
}

/** All times of all days, for visitors without script: the server checks that the day has the time. */
const allTimes = (days: readonly BookableDay[]): readonly SelectOption[] =>
  [...new Map(days.flatMap(({ times }) => times))].toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Long, because the lists of a slow connection are still better than a day that has to be typed. */
const TIMEOUT_MS = 20_000

const fetchTimes = async (ask: Props['ask'], location: string): Promise<BookableTimes | undefined> => {
  try {
    const query = new URLSearchParams({ ...ask, location }).toString()
    const response = await fetch(`/api/bookings/slots?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? ((await response.json()) as BookableTimes) : undefined
  } catch {
    // Day and time are typed instead, and the server checks whether they are free.
    return undefined
  }
}

/** Returns the location that is selected in the form, empty for none yet; undefined if the form doesn't ask for one. */
const selectedLocation = (form: HTMLFormElement): string | undefined => {
  const data = new FormData(form)
  const value = data.get('distribution_location') ?? data.get('location')
  return typeof value === 'string' ? value : undefined
}

/** Free slots, or that a location has to be chosen first: each has its own days. */
type FreeSlots = { readonly times?: BookableTimes | undefined; readonly awaitsLocation?: true }

/** Free slots, requested if the page has none, when another location is selected, and after a refused time. */
const useFreeSlots = ({ times, ask, errors }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  const [slots, setSlots] = useState<FreeSlots>({ times })
  const timeError = errors['time']
  const leadType = ask['lead_type']
  const car_id = ask['car_id']
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form || leadType === undefined) return undefined
    let latestRequest = 0
    const refresh = async (): Promise<void> => {
      latestRequest += 1
      const thisRequest = latestRequest
      const location = selectedLocation(form)
      if (location === '') return setSlots({ awaitsLocation: true })
      const found = await fetchTimes({ lead_type: leadType, ...(car_id && { car_id }) }, location ?? '')
      if (thisRequest === latestRequest) setSlots({ times: found })
    }
    const handleChange = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement && /location$/.test(target.name)) void refresh()
    }
    form.addEventListener('change', handleChange)
    if (times === undefined || timeError !== undefined || selectedLocation(form) !== undefined) void refresh()
    return () => {
      latestRequest = -1
      form.removeEventListener('change', handleChange)
    }
  }, [times, timeError, leadType, car_id])
  return { root, slots }
}

const SlotSelect = ({
  field,
  error,
  value,
  emptyLabel,
  options,
  onChange,
}: {
  field: LeadField
  error: string | undefined
  value: string
  emptyLabel: string
  options: readonly SelectOption[]
  onChange?: (value: string) => void
}) => (
  <Select
    {...fieldAttributes(field, error)}
    value={options.some(([one]) => one === value) ? value : ''}
    onChange={(event) => onChange?.(event.target.value)}
    emptyLabel={emptyLabel}
    options={options}
  />
)

const emptyLabelOf = ({ required }: LeadField, noun: string): string => `${required ? 'Choose a' : 'Any'} ${noun}`

const SlotSelects = ({
  fields,
  values,
  errors,
  times: { days },
}: Omit<Props, 'times' | 'ask'> & { times: BookableTimes }) => {
  const isHydrated = useHydrated()
  const [date, setDate] = useState(values['date'] ?? '')
  const [time, setTime] = useState(values['time'] ?? '')
  const [dateField, timeField] = fields
  if (!dateField || !timeField) return null
  const timesOfDay = days.find((one) => one.date === date)?.times ?? []
  return (
    <>
      <SlotSelect
        field={dateField}
        error={errors['date']}
        value={date}
        emptyLabel={emptyLabelOf(dateField, 'day')}
        options={days.map((one) => [one.date, one.label])}
        onChange={setDate}
      />
      <SlotSelect
        field={timeField}
        error={errors['time']}
        value={time}
        emptyLabel={isHydrated && date === '' ? 'Choose a day first' : emptyLabelOf(timeField, 'time')}
        options={isHydrated ? timesOfDay : allTimes(days)}
        onChange={setTime}
      />
    </>
  )
}

/** Until a location is chosen there are no days to choose from, so both lists say what is needed first. */
const AwaitedSlots = ({ fields, errors, place }: Pick<Props, 'fields' | 'errors'> & { place: string }) =>
  fields.map((field) => (
    <SlotSelect
      key={field.name}
      field={field.kind === 'date' ? { ...field, hint: `Each ${place} has its own days.` } : field}
      error={errors[field.name]}
      value=""
      emptyLabel={`Choose a ${place} first`}
      options={[]}
    />
  ))

/**
 * The field of the day as its form needs it now. The days on which the location is closed are missing in the list, so its
 * hint says which they are. After a problem with the day, such as a time without one, it is not called optional.
 */
const describeDay = (fields: Props['fields'], closed: string | undefined, error: string | undefined): Props['fields'] =>
  fields.map((field) => {
    if (field.kind !== 'date') return field
    const label = error === undefined ? field.label : (field.labelWithError ?? field.label)
    return { ...field, label, ...(closed !== undefined && { hint: closed }) }
  })

/**
 * Date and time of a booking (LEAD-02): a day, and one of its free times. Where each location has its own, it is chosen
 * first. Without script all times are listed; if the free slots cannot be loaded, day and time are typed. The server
 * validates all three ways.
 */
export const SlotFields = (props: Props) => {
  const { values, errors, ask } = props
  const { root, slots } = useFreeSlots(props)
  const { times, awaitsLocation } = slots
  const fields = describeDay(props.fields, times?.closed, errors['date'])
  return (
    <div ref={root} className="grid gap-5 sm:grid-cols-2">
      {awaitsLocation ? (
        <AwaitedSlots
          fields={fields}
          errors={errors}
          place={ask['lead_type'] === 'service' ? 'workshop' : 'location'}
        />
      ) : times && times.days.length > 0 ? (
        <SlotSelects fields={fields} values={values} errors={errors} times={times} />
      ) : (
        fields.map((field) => (
          <Field key={field.name} field={field} value={values[field.name]} error={errors[field.name]} />
        ))
      )}
    </div>
  )
}

'use client'

import { useField, useForm, useFormFields } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { Select } from '@/src/admin/ui/select'
import { australianTimeZones } from '@/src/cms/fields/australian-time-zones'
import { formatTypedMoment, parseTypedMoment } from '@/src/domain/time/typed-dates'
import { cityOf, type LocalTime, localTimeAt, toMoment } from '@/src/domain/time/zones'
import { CalendarButton } from './calendar-button'
import { FieldFrame, inputIdOf, isFieldLocked } from './field-frame'
import { TypedInput } from './typed-input'

const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T/u.test(value) && !Number.isNaN(Date.parse(value))

/** The moment of a local time in ISO 8601; a time that clocks skip stays a text, so that it is refused. */
const toIsoMoment = (localTime: LocalTime, timezone: string): string => {
  const moment = toMoment(localTime, timezone)
  return moment === null ? localTime : new Date(moment).toISOString()
}

const zoneOptions = australianTimeZones.map(({ label, value }) => [value, label] as const)

/** Reads and changes the zone that is stored beside a moment; `undefined` for a moment without one. */
const useStoredZone = (path: string) => {
  const { dispatchFields, setModified } = useForm()
  const zonePath = `${path}_tz`
  const zone = useFormFields(([fields]) => fields[zonePath]?.value)
  const setZone = (value: string): void => {
    dispatchFields({ type: 'UPDATE', path: zonePath, value })
    setModified(true)
  }
  return { zone: typeof zone === 'string' && zone !== '' ? zone : undefined, setZone }
}

type Props = Pick<DateFieldClientProps, 'field' | 'path' | 'readOnly'> & {
  /** The dealer's zone, for a moment that has none of its own. */
  readonly dealerZone: string
  /** The time that a day without one means, such as the end of the day for an expiry. */
  readonly usualTime?: string | undefined
}

/** The moment of a form's field, read and written by the clocks of its zone. */
const useMomentField = ({ field, path, dealerZone, usualTime }: Props) => {
  const { zone, setZone } = useStoredZone(path)
  const timezone = zone ?? dealerZone
  const format = (value: string): string => (isMoment(value) ? formatTypedMoment(value, timezone) : value)
  const parse = (text: string) => parseTypedMoment(text, timezone, usualTime)
  const { value, setValue, ...state } = useField<string | null>({
    potentiallyStalePath: path,
    validate: (current) => {
      if (!current) return field.required !== true || 'Enter a date and time.'
      const parsedInput = parse(format(String(current)))
      return 'value' in parsedInput || parsedInput.problem
    },
  })
  const stored = value ?? ''
  const setMoment = (next: string): void => setValue(next === '' ? null : next)
  const localTime = isMoment(stored) ? localTimeAt(stored, timezone) : undefined
  // A change of zone keeps the day and time that its clocks show.
  const changeZone = (next: string): void => {
    setZone(next)
    if (localTime !== undefined) setMoment(toIsoMoment(localTime, next))
  }
  const problem = state.showError && (stored === '' || isMoment(stored)) ? state.errorMessage : undefined
  return { zone, timezone, stored, localTime, problem, disabled: state.disabled, format, parse, setMoment, changeZone }
}

/** A moment, typed and shown as day/month/year with a 12-hour clock, by the clocks of a zone that it names (STF-03). */
export const MomentInput = (props: Props) => {
  const { field, path, readOnly } = props
  const {
    zone,
    timezone,
    stored,
    localTime = '',
    problem,
    disabled,
    format,
    parse,
    setMoment,
    changeZone,
  } = useMomentField(props)
  const isLocked = isFieldLocked(field, readOnly, disabled)
  const id = inputIdOf(path)
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <TypedInput
        id={id}
        name={path}
        value={stored}
        placeholder="dd/mm/yyyy, 9:00 am"
        isLocked={isLocked}
        isInvalid={problem !== undefined}
        describedBy={`${id}-zone`}
        parse={parse}
        format={format}
        onChange={setMoment}
      >
        {!isLocked && (
          <CalendarButton hasTime localTime={localTime} onPick={(picked) => setMoment(toIsoMoment(picked, timezone))} />
        )}
      </TypedInput>
      <div id={`${id}-zone`} className="moment-field__zone">
        {zone === undefined || isLocked ? (
          <span>{cityOf(timezone)} time</span>
        ) : (
          <Select aria-label="Time zone" value={zone} options={zoneOptions} onChange={changeZone} />
        )}
      </div>
    </FieldFrame>
  )
}

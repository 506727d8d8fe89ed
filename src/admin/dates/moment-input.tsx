'use client'

import { FieldDescription, FieldLabel, useField, useForm, useFormFields } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import { Select } from '@/src/admin/ui/select'
import { australianTimeZones } from '@/src/cms/fields/australian-time-zones'
import { cityOf, formatTypedMoment, parseTypedMoment } from '@/src/domain/time/typed-dates'
import { localTimeAt, toMoment } from '@/src/domain/time/zones'
import { CalendarButton } from './calendar-button'
import { TypedInput } from './typed-input'

const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T/u.test(value) && !Number.isNaN(Date.parse(value))

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
}

/** A moment, typed and shown as day/month/year with a 12-hour clock, by the clocks of a zone that it names (STF-03). */
export const MomentInput = ({ field, path, readOnly, dealerZone }: Props) => {
  const { zone, setZone } = useStoredZone(path)
  const timezone = zone ?? dealerZone
  const format = (value: string): string => (isMoment(value) ? formatTypedMoment(value, timezone) : value)
  const parse = (text: string) => parseTypedMoment(text, timezone)
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: path,
    validate: (current) => {
      if (!current) return field.required !== true || 'Enter a date and time.'
      const typed = parse(format(String(current)))
      return 'value' in typed || typed.problem
    },
  })
  const stored = value ?? ''
  const isLocked = readOnly === true || field.admin?.readOnly === true || disabled
  const put = (next: string): void => setValue(next === '' ? null : next)
  // A change of zone keeps the day and time that its clocks show.
  const changeZone = (next: string): void => {
    const moment = isMoment(stored) ? toMoment(localTimeAt(stored, timezone), next) : null
    setZone(next)
    if (moment !== null) put(new Date(moment).toISOString())
  }
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className="field-type moment-field" style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} path={path} required={field.required === true} />
      <TypedInput
        id={id}
        value={stored}
        placeholder="25/11/2026, 9:00 am"
        isLocked={isLocked}
        isInvalid={showError}
        describedBy={`${id}-zone`}
        parse={parse}
        format={format}
        onChange={put}
      >
        {!isLocked && (
          <CalendarButton
            hasTime
            localTime={isMoment(stored) ? localTimeAt(stored, timezone) : ''}
            onPick={(localTime) => {
              const moment = toMoment(localTime, timezone)
              put(moment === null ? localTime : new Date(moment).toISOString())
            }}
          />
        )}
      </TypedInput>
      <div id={`${id}-zone`} className="moment-field__zone">
        {zone === undefined || isLocked ? (
          <span>{cityOf(timezone)} time</span>
        ) : (
          <Select aria-label="Time zone" value={zone} options={zoneOptions} onChange={changeZone} />
        )}
      </div>
      {showError && isMoment(stored) && (
        <p role="alert" className="moment-field__problem">
          {errorMessage}
        </p>
      )}
      <FieldDescription path={path} description={field.admin?.description ?? ''} />
    </div>
  )
}

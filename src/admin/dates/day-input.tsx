'use client'

import {
  formatTypedDay,
  formatTypedLocalTime,
  formatTypedTime,
  parseTypedDay,
  parseTypedLocalTime,
  parseTypedTime,
} from '@/src/domain/time/typed-dates'
import { CalendarButton } from './calendar-button'
import { TypedInput, type TypedInputProps } from './typed-input'

type Props = Omit<TypedInputProps, 'parse' | 'format' | 'placeholder' | 'children'>

type DayProps = Props & {
  /** Receives a day of the calendar; without it `onChange` does. */
  readonly onPick?: (day: string) => void
}

/** A day, stored as `2026-11-25` and shown as `25/11/2026`. */
export const DayInput = ({ onPick, ...props }: DayProps) => (
  <TypedInput {...props} placeholder="dd/mm/yyyy" parse={parseTypedDay} format={formatTypedDay}>
    {props.isLocked !== true && (
      <CalendarButton
        localTime={`${props.value} 12:00`}
        onPick={(localTime) => (onPick ?? props.onChange)(localTime.slice(0, 10))}
      />
    )}
  </TypedInput>
)

/** A time of day, stored as `17:30` and shown as `5:30 pm`. */
export const TimeInput = (props: Props) => (
  <TypedInput {...props} placeholder="9:00 am" parse={parseTypedTime} format={formatTypedTime} />
)

/** A day and time at a place, stored as `2026-11-25 17:30`. */
export const LocalTimeInput = (props: Props) => (
  <TypedInput {...props} placeholder="dd/mm/yyyy, 9:00 am" parse={parseTypedLocalTime} format={formatTypedLocalTime} />
)

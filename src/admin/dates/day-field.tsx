'use client'

import type { TextFieldClientProps } from 'payload'
import { parseTypedDay, parseTypedLocalTime, parseTypedTime } from '@/src/domain/time/typed-dates'
import { DayInput, LocalTimeInput, TimeInput } from './day-input'
import { TypedField } from './typed-field'

/** The input of a day in a form: `25/11/2026`. */
export const DayField = (props: TextFieldClientProps) => (
  <TypedField {...props} Input={DayInput} parse={parseTypedDay} />
)

/** The input of a time of day in a form: `9:00 am`. */
export const TimeField = (props: TextFieldClientProps) => (
  <TypedField {...props} Input={TimeInput} parse={parseTypedTime} />
)

/** The input of a day and time at a place in a form: `25/11/2026, 9:00 am`. */
export const LocalTimeField = (props: TextFieldClientProps) => (
  <TypedField {...props} Input={LocalTimeInput} parse={parseTypedLocalTime} />
)

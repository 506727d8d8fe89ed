'use client'

import type { TextFieldClientProps } from 'payload'
import { parseTypedDay, parseTypedTime } from '@/src/domain/time/typed-dates'
import { DayInput, TimeInput } from './day-input'
import { TypedField } from './typed-field'

/** The input of a day in a form: `25/11/2026`. */
export const DayField = (props: TextFieldClientProps) => (
  <TypedField {...props} Input={DayInput} parse={parseTypedDay} />
)

/** The input of a time of day in a form: `9:00 am`. */
export const TimeField = (props: TextFieldClientProps) => (
  <TypedField {...props} Input={TimeInput} parse={parseTypedTime} />
)

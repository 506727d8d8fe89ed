'use client'

import { Button, FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { inputIdOfPath } from '@/src/domain/panel/invalid-fields'
import { copyMondayToFriday, parseWeek, weekOrder, listWeekProblems, replaceDay } from '@/src/domain/locations/week'
import type { OpeningHours } from '@/src/domain/locations/opening-hours'
import { CopyHours } from './copy-hours'
import { WeekRow } from './week-row'
import './week.css'

const validate = (value: unknown): true | string => {
  const messages = listWeekProblems(value).map(({ message }) => message)
  return messages.length === 0 || messages.join(' ')
}

/** A problem of the week as a whole. */
const WeekProblem = ({ message }: { readonly message: string | undefined }) =>
  message === undefined ? null : (
    <p role="alert" className="week-field__problem">
      {message}
    </p>
  )

/**
 * A grid for a week of opening hours (LOC-04). Problems are shown at their day, and an invalid week cannot be saved.
 */
export const WeekField = ({ field, path, readOnly }: JSONFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate,
  })
  const week = parseWeek(value)
  const problems = listWeekProblems(value)
  const isLocked = readOnly === true || disabled
  const setDay = (weekday: OpeningHours['weekday'], day: OpeningHours | undefined): void =>
    setValue(replaceDay(week, weekday, day))
  const generalProblem = problems.find(({ weekday }) => weekday === undefined)?.message
  return (
    <div id={inputIdOfPath(path)} className="field-type week-field" role="group" aria-label="Opening hours">
      <FieldLabel label={field.label ?? 'Opening hours'} path={path} as="span" />
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Open or closed</th>
            <th scope="col">Opens</th>
            <th scope="col">Closes</th>
          </tr>
        </thead>
        <tbody>
          {weekOrder.map((weekday) => (
            <WeekRow
              key={weekday}
              weekday={weekday}
              day={week.find((one) => one.weekday === weekday)}
              problem={problems.find((one) => one.weekday === weekday)}
              disabled={isLocked}
              onChange={(day) => setDay(weekday, day)}
            />
          ))}
        </tbody>
      </table>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isLocked || !week.some(({ weekday }) => weekday === 1)}
        onClick={() => setValue(copyMondayToFriday(week))}
      >
        Copy Monday to all weekdays
      </Button>
      <CopyHours isLocked={isLocked} onCopy={setValue} />
      <WeekProblem message={generalProblem ?? (showError && problems.length === 0 ? errorMessage : undefined)} />
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  )
}

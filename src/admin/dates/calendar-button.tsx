'use client'

import { DatePicker } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { padTwo } from '@/src/domain/time/clock-times'
import type { LocalTime } from '@/src/domain/time/zones'

type Props = {
  /** The day and time to show; today if it cannot be read. */
  readonly localTime: LocalTime
  /** Offers times beside the days. */
  readonly hasTime?: boolean
  readonly onPick: (localTime: LocalTime) => void
}

/** A date whose local fields in this browser are those of the local time: the calendar knows no other zone. */
const toBrowserDate = (localTime: LocalTime): Date | undefined => {
  const date = new Date(localTime.replace(' ', 'T'))
  return Number.isNaN(date.getTime()) ? undefined : date
}

const fromBrowserDate = (date: Date): LocalTime =>
  `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())} ${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`

/**
 * Opens a calendar under an input, with weeks from Monday (STF-03). The calendar is rendered once it is opened: it begins
 * with the current month, and on the last day of a month the server that renders the page first is in another one than
 * the browser.
 */
export const CalendarButton = ({ localTime, hasTime = false, onPick }: Props) => {
  const box = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  // It may have been opened before the page was hydrated.
  useEffect(() => setWasOpened(box.current?.open === true), [])
  const close = (): void => {
    if (box.current === null) return
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }
  const date = toBrowserDate(localTime)
  return (
    <details
      ref={box}
      className="calendar-button"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary aria-label="Choose from a calendar">
        <svg aria-hidden viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor">
          <rect x="3" y="4.5" width="14" height="12" rx="1.5" />
          <path d="M3 8.5h14M7 3v3M13 3v3" />
        </svg>
      </summary>
      <div className="calendar-button__sheet">
        {wasOpened && (
          <DatePicker
            pickerAppearance={hasTime ? 'dayAndTime' : 'dayOnly'}
            {...(date && { value: date })}
            overrides={{ inline: true, calendarStartDay: 1 }}
            onChange={(picked) => {
              // A day's own hours do not matter, and Payload moves them.
              if (picked instanceof Date) onPick(fromBrowserDate(picked))
              if (!hasTime) close()
            }}
          />
        )}
      </div>
    </details>
  )
}

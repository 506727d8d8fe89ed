'use client'

import { Button, useDocumentInfo, useDocumentTitle, useFormModified } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { CalendarButton } from '@/src/admin/dates/calendar-button'
import { TypedInput } from '@/src/admin/dates/typed-input'
import { Dialog } from '@/src/admin/ui/dialog'
import { defaultChange, type ScheduledChange } from '@/src/domain/content/schedule'
import { formatTypedMoment, parseTypedMoment } from '@/src/domain/time/typed-dates'
import { cityOf, localTimeAt, toMoment } from '@/src/domain/time/zones'
import { PlannedChanges } from './planned-changes'
import { type Planned, useSchedule } from './use-schedule'
import './schedule.css'

const changes: readonly (readonly [ScheduledChange, string])[] = [
  ['publish', 'Publish the saved version'],
  ['unpublish', 'Unpublish: take it off your site'],
]

const isMoment = (value: string): boolean => !Number.isNaN(Date.parse(value)) && /^\d{4}-\d{2}-\d{2}T/u.test(value)

type Schedule = ReturnType<typeof useSchedule>

const ChangeChoice = ({ change, setChange, problems }: Schedule) => (
  <fieldset className="schedule__choice" aria-describedby={problems.change && 'schedule-change-problem'}>
    <legend>What should happen?</legend>
    {changes.map(([value, label]) => (
      <label key={value}>
        <input type="radio" name="schedule-change" checked={change === value} onChange={() => setChange(value)} />
        <span>{label}</span>
      </label>
    ))}
    {problems.change && (
      <p id="schedule-change-problem" role="alert" className="typed-input__problem">
        {problems.change}
      </p>
    )}
  </fieldset>
)

const MomentChoice = ({ moment, setMoment, problems, timezone }: Schedule & { readonly timezone: string }) => (
  <div>
    <label htmlFor="schedule-moment">Date and time</label>
    <TypedInput
      id="schedule-moment"
      value={moment}
      placeholder="dd/mm/yyyy, 9:00 am"
      describedBy="schedule-zone"
      formProblem={problems.moment}
      parse={(text) => parseTypedMoment(text, timezone)}
      format={(value) => (isMoment(value) ? formatTypedMoment(value, timezone) : value)}
      onChange={setMoment}
    >
      <CalendarButton
        hasTime
        localTime={isMoment(moment) ? localTimeAt(moment, timezone) : ''}
        onPick={(picked) => {
          const at = toMoment(picked, timezone)
          setMoment(at === null ? picked : new Date(at).toISOString())
        }}
      />
    </TypedInput>
    <p id="schedule-zone" className="schedule__help">
      {cityOf(timezone)} time
    </p>
  </div>
)

/** Why nothing was scheduled, with the fields that a save would refuse too. */
const Refusal = ({ failure, reasons = [] }: Schedule) =>
  failure && (
    <div role="alert" className="schedule__refusal">
      <p className="typed-input__problem">{failure}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  )

type Props = { readonly timezone: string; readonly planning: Planned; readonly onClose: () => void }

/** Publishes or unpublishes a document at a later time (CNT-01). */
export const ScheduleDialog = ({ timezone, planning, onClose }: Props) => {
  const { hasPublishedDoc, savedDocumentData, id } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const isModified = useFormModified()
  const offered = defaultChange(!hasPublishedDoc || savedDocumentData?.['_status'] === 'draft')
  const schedule = useSchedule(timezone, offered, planning)
  const { isBusy, message, planned, save, cancel } = schedule
  // Outside the document's form, which Enter would save.
  return createPortal(
    <Dialog title={`Schedule “${title === id ? 'Untitled' : title}”`} onClose={onClose}>
      <form
        className="schedule"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      >
        {isModified && <p>Your last changes aren’t saved yet. Save them first if they should be published too.</p>}
        <ChangeChoice {...schedule} />
        <MomentChoice {...schedule} timezone={timezone} />
        <div role="status">{message}</div>
        <Refusal {...schedule} />
        <div className="schedule__buttons">
          <Button type="submit" size="medium" margin={false} disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Schedule'}
          </Button>
          <Button type="button" size="medium" margin={false} buttonStyle="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      </form>
      <PlannedChanges planned={planned} timezone={timezone} isBusy={isBusy} onCancel={cancel} />
    </Dialog>,
    document.body,
  )
}

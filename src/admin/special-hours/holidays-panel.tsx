'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import {
  toBulkHours,
  resolveConflicts,
  listDraftDays,
  emptyBulkDraft,
  filterHolidays,
  type BulkDraft,
} from '@/src/domain/locations/bulk-hours-draft'
import { isDay } from '@/src/domain/time/days'
import { dayAtWesternmost } from '@/src/domain/time/zones'
import type { BulkConflict, BulkHours } from '@/src/domain/locations/bulk-hours'
import { listComingHolidays } from '@/src/domain/locations/holidays'
import '../locations/week.css'
import { HolidayChoices, HoursChoice, CustomDay, LocationChoices } from './draft-fields'
import { ConflictChoices } from './conflict-choices'
import { MissingHolidays } from './missing-holidays'
import { saveBulk } from './save-bulk'
import { useLocations } from './use-locations'
import { formatCount } from '@/src/domain/text/numbers'

type SaveState = {
  readonly conflicts?: readonly BulkConflict[]
  readonly busy: boolean
  readonly message?: string
  readonly problems?: readonly string[]
}

/** The chosen tenant, or else the user's only one. */
const useSelectedTenant = (): string | undefined => {
  const { options, selectedTenantID } = useTenantSelection()
  const [only] = options
  if (selectedTenantID !== undefined && selectedTenantID !== null && selectedTenantID !== '')
    return String(selectedTenantID)
  return options.length === 1 && only ? String(only.value) : undefined
}

const savedText = (created: number): string =>
  created === 0
    ? 'These locations already have these hours, so nothing has changed.'
    : `Saved ${formatCount(created, 'day')}. ${created === 1 ? 'It’s' : 'They’re'} on the site now.`

const Result = ({ message, problems = [] }: SaveState) => {
  const element = useRef<HTMLDivElement>(null)
  const isEmpty = message === undefined && problems.length === 0
  useEffect(() => {
    if (!isEmpty) element.current?.scrollIntoView({ block: 'center' })
  }, [isEmpty, message])
  return (
    <div ref={element} role="status">
      {message && <p>{message}</p>}
      {problems.length > 0 && (
        <>
          <p className="week-field__problem">We couldn’t save the hours:</p>
          <ul>
            {problems.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const dayCountText = (days: BulkHours['days']): string => {
  const counted = days.filter(({ date }) => isDay(date))
  if (counted.length < days.length) return 'Correct the day first.'
  if (counted.length === 0) return 'Choose at least one location, and a day that applies there.'
  const locationCount = new Set(counted.flatMap(({ locations }) => locations)).size
  return `${formatCount(counted.length, 'day')} for ${formatCount(locationCount, 'location')}.`
}

const BulkForm = ({ tenant }: { readonly tenant: string }) => {
  const { locations, problem, busy } = useLocations(tenant)
  const [draft, setDraft] = useState<BulkDraft>(emptyBulkDraft)
  const [state, setState] = useState<SaveState>({ busy: false })
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set())
  const router = useRouter()
  const holidays = useMemo(() => listComingHolidays(dayAtWesternmost(new Date())), [])
  const days = listDraftDays(draft, holidays, locations)
  const updateDraft = (changed: Partial<BulkDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }))
    setState({ busy: false })
  }
  const save = async (): Promise<void> => {
    const { conflicts = [] } = state
    setState({ busy: true, conflicts })
    const bulk = resolveConflicts(toBulkHours(tenant, draft, days), conflicts, replaced)
    if (bulk.days.length === 0) return setState({ busy: false, message: 'You kept all hours, so nothing has changed.' })
    const saved = await saveBulk(bulk)
    if ('conflicts' in saved) return setState({ busy: false, conflicts: [...conflicts, ...saved.conflicts] })
    if ('problems' in saved) return setState({ busy: false, conflicts, problems: saved.problems })
    setReplaced(new Set())
    setState({ busy: false, message: savedText(saved.created) })
    setDraft(emptyBulkDraft)
    router.refresh()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!state.busy && days.length > 0) void save()
  }
  return (
    <form onSubmit={onSubmit}>
      {problem && <p role="alert">{problem}</p>}
      {busy ? (
        <p>Loading locations…</p>
      ) : (
        <LocationChoices draft={draft} onChange={updateDraft} locations={locations} />
      )}
      <HolidayChoices draft={draft} onChange={updateDraft} holidays={filterHolidays(holidays, locations)} />
      <CustomDay draft={draft} onChange={updateDraft} />
      <HoursChoice draft={draft} onChange={updateDraft} />
      {/* After a save the form is empty again, and its hint would read as a fault of what was saved. */}
      {state.message === undefined && <p>{dayCountText(days)}</p>}
      {state.conflicts && state.conflicts.length > 0 && (
        <ConflictChoices
          // Each save that finds further conflicts brings the question to the reader again.
          key={state.conflicts.length}
          conflicts={state.conflicts}
          replaced={replaced}
          onChange={setReplaced}
        />
      )}
      <Result {...state} />
      <div>
        <Button type="submit" size="medium" disabled={state.busy || days.length === 0}>
          {state.busy ? 'Saving…' : 'Save hours'}
        </Button>
      </div>
    </form>
  )
}

/** Saves holidays for several locations in one step, above the list of special hours (LOC-05). */
export const HolidaysPanel = () => {
  const tenant = useSelectedTenant()
  return (
    <details
      id="holidays"
      className="holidays-panel"
      // Links from the landing page end in this hash.
      ref={(element) => {
        if (element && window.location.hash === '#holidays') element.open = true
      }}
    >
      <summary>Set holidays for several locations</summary>
      {tenant === undefined ? (
        <p>Choose a dealer at the top of the menu first.</p>
      ) : (
        <>
          <MissingHolidays key={`missing ${tenant}`} tenant={tenant} />
          <BulkForm key={tenant} tenant={tenant} />
        </>
      )}
    </details>
  )
}

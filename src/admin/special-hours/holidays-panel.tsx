'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useMemo, useState, type FormEvent } from 'react'
import { bulkOf, draftedDays, emptyDraft, holidaysFor, type BulkDraft } from '@/src/domain/locations/bulk-draft'
import { comingHolidays } from '@/src/domain/locations/holidays'
import '../locations/week.css'
import { HolidayTicks, HoursChoice, OwnDay, PlaceTicks } from './draft-fields'
import { saveBulk } from './save-bulk'
import { useLocations } from './use-locations'

type State = { readonly busy: boolean; readonly said?: string; readonly problems?: readonly string[] }

/** The chosen tenant, or else the user's only one. */
const useTenant = (): string | undefined => {
  const { options, selectedTenantID } = useTenantSelection()
  const [only] = options
  if (selectedTenantID !== undefined && selectedTenantID !== null && selectedTenantID !== '')
    return String(selectedTenantID)
  return options.length === 1 && only ? String(only.value) : undefined
}

const Result = ({ said, problems = [] }: State) => (
  <div role="status">
    {said && <p>{said}</p>}
    {problems.length > 0 && (
      <>
        <p className="week-field__problem">Nothing was saved:</p>
        <ul>
          {problems.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </>
    )}
  </div>
)

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const Form = ({ tenant }: { readonly tenant: string }) => {
  const { places, problem, busy } = useLocations(tenant)
  const [draft, setDraft] = useState<BulkDraft>(emptyDraft)
  const [state, setState] = useState<State>({ busy: false })
  const router = useRouter()
  const holidays = useMemo(() => comingHolidays(new Date().toISOString().slice(0, 10)), [])
  const days = draftedDays(draft, holidays, places)
  const put = (changed: Partial<BulkDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }))
    setState({ busy: false })
  }
  const save = async (): Promise<void> => {
    setState({ busy: true })
    const saved = await saveBulk(bulkOf(tenant, draft, days))
    if ('problems' in saved) return setState({ busy: false, problems: saved.problems })
    setState({ busy: false, said: `Saved ${counted(saved.created, 'day')}. The site shows them now.` })
    setDraft(emptyDraft)
    router.refresh()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!state.busy && days.length > 0) void save()
  }
  const told = new Set(days.flatMap(({ locations }) => locations)).size
  return (
    <form onSubmit={onSubmit}>
      {problem && <p role="alert">{problem}</p>}
      {busy ? <p>Reading the locations…</p> : <PlaceTicks draft={draft} put={put} places={places} />}
      <HolidayTicks draft={draft} put={put} holidays={holidaysFor(holidays, places)} />
      <OwnDay draft={draft} put={put} />
      <HoursChoice draft={draft} put={put} />
      <p>
        {days.length === 0
          ? 'Choose at least one location, and a day that it keeps.'
          : `${counted(days.length, 'day')} for ${counted(told, 'location')}.`}
      </p>
      <Result {...state} />
      <div>
        <Button type="submit" size="medium" disabled={state.busy || days.length === 0}>
          {state.busy ? 'Saving…' : 'Save all'}
        </Button>
      </div>
    </form>
  )
}

/** Saves holidays for several locations in one step, above the list of special hours (LOC-05). */
export const HolidaysPanel = () => {
  const tenant = useTenant()
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
        <p>Choose a tenant first, at the top of the menu.</p>
      ) : (
        <Form key={tenant} tenant={tenant} />
      )}
    </details>
  )
}

'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { FEED_AUTHOR, type FieldChange } from '@/src/domain/audit/field-change'
import { formatMoment, zoneAbbreviation } from '@/src/domain/time/format-moment'
import { requestPanel } from '@/src/admin/requests/request-panel'

const MAX_ENTRIES = 50

type Entry = {
  readonly id: string
  readonly who: string
  /** The author's name, where one is known. */
  readonly author?: string | null
  readonly action: string
  readonly createdAt: string
  readonly changes?: readonly FieldChange[] | null
}

type State = { readonly entries?: readonly Entry[]; readonly more?: boolean; readonly problem?: string }

const loadEntries = async (id: string): Promise<State> => {
  const query = new URLSearchParams({
    'where[kind][equals]': 'vehicles',
    'where[document][equals]': id,
    sort: '-createdAt',
    limit: String(MAX_ENTRIES),
    depth: '0',
  })
  const result = await requestPanel<{ docs: readonly Entry[]; hasNextPage: boolean }>(`audit?${query.toString()}`)
  return result.ok ? { entries: result.body.docs, more: result.body.hasNextPage } : { problem: result.message }
}

/** The logged changes of the form's vehicle, loaded again after each save. */
const useHistory = (): State => {
  const { id, savedDocumentData } = useDocumentInfo()
  const savedAt: unknown = savedDocumentData?.['updatedAt']
  const [state, setState] = useState<State>({})
  useEffect(() => {
    if (id === undefined) return undefined
    let isCancelled = false
    void loadEntries(String(id)).then((loaded) => {
      if (!isCancelled) setState(loaded)
    })
    return () => {
      isCancelled = true
    }
  }, [id, savedAt])
  return state
}

const Value = ({ text }: { readonly text: string }) => (text === '' ? <em>none</em> : <>{text}</>)

const Change = ({ change: { label, before, after } }: { readonly change: FieldChange }) => (
  <span className="change-line">
    <strong>{label}</strong>
    {before !== undefined && after !== undefined && (
      <>
        {': '}
        <del>
          <Value text={before} />
        </del>
        {' → '}
        <ins>
          <Value text={after} />
        </ins>
      </>
    )}
  </span>
)

const EntryRow = ({ entry, timezone }: { readonly entry: Entry; readonly timezone: string }) => {
  const { who, author, action, createdAt, changes } = entry
  return (
    <tr>
      <td data-label="When">
        <time dateTime={createdAt}>
          {formatMoment(createdAt, timezone)} {zoneAbbreviation(createdAt, timezone)}
        </time>
      </td>
      <td data-label="Who">{who === FEED_AUTHOR ? 'Stock feed (import)' : author || who}</td>
      <td data-label="Change">
        {(changes ?? []).map((change) => (
          <Change key={change.field} change={change} />
        ))}
        {(changes ?? []).length === 0 && <span className="change-line">Vehicle {action}</span>}
      </td>
    </tr>
  )
}

/** The logged changes of a vehicle with their author and time, and the values before and after (ADM-02). */
export const VehicleHistory = ({ timezone }: { readonly timezone: string }) => {
  const { id } = useDocumentInfo()
  const { entries, more, problem } = useHistory()
  if (id === undefined) return <p className="field-type">The history starts when you save the vehicle.</p>
  if (problem !== undefined)
    return (
      <p className="field-type" role="alert">
        {problem}
      </p>
    )
  if (entries === undefined) return <p className="field-type">Loading…</p>
  if (entries.length === 0)
    return <p className="field-type">No changes yet. What you or the stock feed change is listed here.</p>
  return (
    <div className="field-type">
      <table className="change-table">
        <caption>
          Changes by staff, and by the stock feed to price and status, newest first.
          {more === true && ` These are the latest ${String(MAX_ENTRIES)}.`}
        </caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} timezone={timezone} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

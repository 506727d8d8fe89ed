'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useAuth, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useId, useState } from 'react'
import { leadStages } from '@/src/domain/leads/stages'
import { parseInboxFilter, type InboxChoices, type InboxFilter, toInboxWhere } from '@/src/domain/panel/inbox-filter'
import { BulkBar } from './bulk-bar'
import { LabelledSelect } from './labelled-select'
import '@/src/admin/ui/controls.css'
import './inbox.css'
import { exportHref } from './export-href'
import { useChoices } from './use-choices'
import { DayInput } from '@/src/admin/dates/day-input'
import { isDay } from '@/src/domain/time/days'

const toOptions = (all: InboxChoices['members']) => all.map(({ id, name }) => [id, name] as const)

type DayProps = { readonly label: string; readonly value: string; readonly onChange: (day: string) => void }

/** A day of the filter, applied when it is picked, by Enter, or when its input is left: 25/11/20 would be a day of 2020. */
const FilterDay = ({ label, value, onChange }: DayProps) => {
  const id = useId()
  // A draft counts only for the filter in which it was typed.
  const [draft, setDraft] = useState<{ readonly day: string; readonly typedIn: string }>()
  const day = draft?.typedIn === value ? draft.day : value
  const apply = (next: string): void => {
    const isReadable = next === '' || isDay(next)
    setDraft(isReadable ? undefined : { day: next, typedIn: value })
    if (isReadable && next !== value) onChange(next)
  }
  return (
    <div className="inbox-choice">
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        value={day}
        onChange={(typedText) => setDraft({ day: typedText, typedIn: value })}
        onPick={apply}
        onBlur={() => apply(day)}
        onEnter={() => apply(day)}
      />
    </div>
  )
}

const quickFilters = (me: string): readonly (readonly [label: string, filter: InboxFilter])[] => [
  ['All', {}],
  ['Unanswered', { unanswered: 'yes' }],
  ['Mine', { assigned: me }],
  ['Unassigned', { assigned: 'unassigned' }],
]

const moreKeys = ['stage', 'category', 'location', 'assigned', 'from', 'to'] as const

const isSameFilter = (one: InboxFilter, other: InboxFilter): boolean => {
  return (['unanswered', ...moreKeys] as const).every((key) => (one[key] ?? '') === (other[key] ?? ''))
}

type FilterProps = {
  readonly filter: InboxFilter
  readonly choices: InboxChoices
  readonly onChange: (changed: InboxFilter) => void
}

const FilterChoices = ({ filter, choices, onChange }: FilterProps) => {
  const { members, categories, locations } = choices
  // A chosen stage takes the place of “Unanswered”.
  const set = (key: keyof InboxFilter) => (value: string) =>
    onChange({ ...filter, ...(key === 'stage' && { unanswered: '' }), [key]: value })
  return (
    <>
      <LabelledSelect
        label="Stage"
        value={filter.stage ?? ''}
        options={[['', 'All stages'], ...Object.entries(leadStages)]}
        onChange={set('stage')}
      />
      <LabelledSelect
        label="Category"
        value={filter.category ?? ''}
        options={[['', 'All categories'], ...categories.map((one) => [one, one] as const)]}
        onChange={set('category')}
      />
      {locations.length > 1 && (
        <LabelledSelect
          label="Location"
          value={filter.location ?? ''}
          options={[['', 'All locations'], ...toOptions(locations)]}
          onChange={set('location')}
        />
      )}
      <LabelledSelect
        label="Assigned to"
        value={filter.assigned ?? ''}
        options={[['', 'Anyone'], ['unassigned', 'Unassigned'], ...toOptions(members)]}
        onChange={set('assigned')}
      />
      <FilterDay label="From" value={filter.from ?? ''} onChange={set('from')} />
      <FilterDay label="To" value={filter.to ?? ''} onChange={set('to')} />
    </>
  )
}

/** The filters that a phone shows only on request: they would fill its first screen. */
const MoreFilters = ({ filter, ...props }: FilterProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = moreKeys.filter((key) => (filter[key] ?? '') !== '').length
  return (
    <>
      <button
        type="button"
        className="panel-small-button inbox-more-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Fewer filters' : 'More filters'}
        {count > 0 && ` (${String(count)} on)`}
      </button>
      <div id={id} className="inbox-more" data-open={isOpen || undefined}>
        <FilterChoices filter={filter} {...props} />
      </div>
    </>
  )
}

const Filters = ({ filter, choices, onChange }: FilterProps) => {
  const { me } = choices
  return (
    <fieldset className="inbox-filters">
      <legend>Show</legend>
      <div className="inbox-quick">
        {quickFilters(me).map(([label, one]) => {
          // Until it is known who is signed in, “Mine” would be the same as “All”.
          const isLoading = one.assigned === ''
          return (
            <button
              key={label}
              type="button"
              disabled={isLoading}
              aria-pressed={!isLoading && isSameFilter(filter, one)}
              onClick={() => onChange(one)}
            >
              {label}
            </button>
          )
        })}
      </div>
      <MoreFilters filter={filter} choices={choices} onChange={onChange} />
    </fieldset>
  )
}

/** The list's filter, and its conditions with a choice that the list does not have yet, such as by a click on the export. */
const useInboxFilter = () => {
  const { query, handleWhereChange } = useListQuery()
  const [next, setNext] = useState<{ readonly where: Where; readonly chosenIn: unknown }>()
  const onChange = (changed: InboxFilter): void => {
    const where = toInboxWhere(changed) as Where
    setNext({ where, chosenIn: query.where })
    void handleWhereChange?.(where)
  }
  const where = next && next.chosenIn === query.where ? next.where : query.where
  return { filter: parseInboxFilter(query.where), where, search: query.search, onChange }
}

/** The bar above the inbox: filters, bulk actions and the export (ADM-04). */
export const InboxBar = () => {
  const { options, selectedTenantID } = useTenantSelection()
  const [only] = options
  const chosen = selectedTenantID
    ? String(selectedTenantID)
    : options.length === 1 && only
      ? String(only.value)
      : undefined
  const choices = useChoices(chosen)
  const { permissions } = useAuth()
  const handlesLeads = Boolean(permissions?.collections?.['leads']?.update)
  const { filter, where, search, onChange } = useInboxFilter()
  return (
    <section className="inbox-bar" aria-label="Inbox">
      <Filters filter={filter} choices={choices} onChange={onChange} />
      {choices.problem && <p role="alert">{choices.problem}</p>}
      <div className="inbox-actions">
        <BulkBar members={choices.members} />
        {handlesLeads && (
          <a className="inbox-export" href={exportHref({ where, search, tenant: chosen })} download>
            Export to a spreadsheet
          </a>
        )}
      </div>
    </section>
  )
}

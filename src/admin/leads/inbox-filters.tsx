import { useId, useState } from 'react'
import { leadStages } from '@/src/domain/leads/stages'
import { ANY_OPEN_STAGE, type InboxChoices, type InboxFilter } from '@/src/domain/panel/inbox-filter'
import { LabelledSelect } from './labelled-select'
import { FilterDay } from './filter-day'

const toOptions = (all: InboxChoices['members']) => all.map(({ id, name }) => [id, name] as const)

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
        options={[['', 'All stages'], [ANY_OPEN_STAGE, 'Still open'], ...Object.entries(leadStages)]}
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

export const Filters = ({ filter, choices, onChange }: FilterProps) => {
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

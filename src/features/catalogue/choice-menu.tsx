import type { MouseEvent, ReactNode } from 'react'
import { toggleChoice, type CatalogueSearch } from '@/src/domain/catalogue/search-params'
import type { Counts } from '@/src/domain/catalogue/search'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon'

/** Maximum number of listed values; the query finds the others. */
const MAX_VALUES = 100

/** A drop-down menu: one is open at a time, and it closes on blur and on Escape. Opens without script. */
export const FilterMenu = ({ title, selected, children }: { title: string; selected: number; children: ReactNode }) => (
  <details
    name="catalogue-menu"
    className="group/menu relative max-sm:w-full"
    onBlur={(event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
    }}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || !event.currentTarget.open) return
      event.currentTarget.open = false
      event.currentTarget.querySelector('summary')?.focus()
    }}
  >
    <summary
      className={classNames(
        'rounded-button bg-raised hover:border-ink flex min-h-11 items-center justify-between gap-2 border px-4 font-semibold',
        selected > 0 ? 'border-ink' : 'border-border-strong',
      )}
    >
      <span>
        {title}
        {selected > 0 && <span className="tabular-nums">{` (${selected})`}</span>}
      </span>
      <Icon name="chevron-down" className="size-4 transition-transform duration-150 group-open/menu:rotate-180" />
    </summary>
    <div
      tabIndex={-1}
      className="border-border bg-raised shadow-floating absolute z-30 mt-1 max-h-80 w-full min-w-64 overflow-y-auto rounded-md border p-2 sm:w-80"
    >
      {children}
    </div>
  </details>
)

type Props = {
  name: string
  title: string
  search: CatalogueSearch
  counts: Counts
  link: (search: CatalogueSearch) => { readonly href: string; readonly onClick: (event: MouseEvent) => void }
}

/** Filter by a list of values, each a real link. Selected values stay listed even if nothing has them. */
export const ChoiceMenu = ({ name, title, search, counts, link }: Props) => {
  const selected = search.lists[name] ?? []
  const values = [...new Set([...selected, ...Object.keys(counts)])]
    .sort((a, b) => a.localeCompare(b))
    .slice(0, MAX_VALUES)
  if (values.length < 2 && selected.length === 0) return null
  return (
    <FilterMenu title={title} selected={selected.length}>
      <ul>
        {values.map((value) => (
          <li key={value}>
            <a {...link(toggleChoice(search, name, value))} rel="nofollow" className="choice">
              <span aria-hidden className="choice-box" data-chosen={selected.includes(value) || undefined}>
                {selected.includes(value) && <Icon name="check" className="size-4" />}
              </span>
              <span>
                {value}
                {selected.includes(value) && <span className="sr-only">, chosen</span>}
              </span>
              <small>{counts[value] ?? 0}</small>
            </a>
          </li>
        ))}
      </ul>
    </FilterMenu>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { CatalogueSearch } from '@/src/domain/catalogue/search-params'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { HiddenSearchFields } from './hidden-search-fields'

/** Pause in typing before the search runs (SRCH-01). */
const DEBOUNCE_MS = 300

type Props = {
  path: string
  label: string
  search: CatalogueSearch
  latest: () => CatalogueSearch
  go: (search: CatalogueSearch) => void
}

/** Query field: searches after a pause in typing, and at once on Enter; a plain form before hydration. */
export const CatalogueQuery = ({ path, label, search, latest, go }: Props) => {
  const [draft, setDraft] = useState<string | undefined>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const scheduleSearch = (text: string, waitMs: number): void => {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      go({ ...latest(), query: text.trim(), offset: 0 })
      setDraft(undefined)
    }, waitMs)
  }
  return (
    <form
      role="search"
      action={path}
      method="get"
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        scheduleSearch(draft ?? search.query, 0)
      }}
    >
      <HiddenSearchFields search={{ ...search, query: '' }} />
      <label htmlFor="catalogue-query" className="sr-only">
        {label}
      </label>
      <div className="relative min-w-0 flex-1">
        <Icon
          name="search"
          className="text-muted pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2"
        />
        <input
          id="catalogue-query"
          name="query"
          type="search"
          value={draft ?? search.query}
          onChange={(event) => scheduleSearch(event.target.value, DEBOUNCE_MS)}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className="rounded-button border-border-strong bg-raised text-ink placeholder:text-muted h-11 w-full border pr-3 pl-11 text-base"
        />
      </div>
      <button type="submit" className={button('secondary')}>
        Search
      </button>
    </form>
  )
}

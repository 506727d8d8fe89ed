'use client'

import { useRef, useState } from 'react'
import { parseSearchHistory, type PastSearch } from '@/src/domain/stock/searches/search-history'
import { formatPastSearchLabel } from '@/src/domain/stock/searches/search-label'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { Toaster } from '@/src/ui/toasts/toaster'
import { toasts } from '@/src/ui/toasts/toasts'
import { saveSearches, readStoredSearches } from '@/src/shared/search-history'

const SECTION_ID = 'recent-searches'

const SearchLinks = ({ searches }: { searches: readonly PastSearch[] }) => (
  <ul className="grid gap-2 sm:flex sm:flex-wrap">
    {searches.map((search) => (
      <li key={search.href} className="min-w-0">
        <a
          href={search.href}
          className="border-border-strong bg-raised hover:border-ink flex min-h-11 items-center gap-2 rounded-md border px-4 py-2"
        >
          <Icon name="search" className="text-muted size-4 flex-none" />
          <span className="min-w-0 truncate">{formatPastSearchLabel(search)}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** The shopper's latest searches on this site, from their browser, with a button to clear them that can be undone. */
export const RecentSearches = () => {
  const [searches, setSearches] = useState(() => parseSearchHistory(readStoredSearches()))
  const heading = useRef<HTMLHeadingElement>(null)
  const [hadSearches] = useState(searches.length > 0)
  const updateSearches = (next: readonly PastSearch[]): void => {
    saveSearches(next)
    setSearches(next)
    // The pressed button is removed: the focus moves to the heading.
    heading.current?.focus()
  }
  const clear = (): void => {
    updateSearches([])
    toasts.show({ text: 'Search history cleared', action: { label: 'Undo', run: () => updateSearches(searches) } })
  }
  if (!hadSearches) return null
  return (
    <section aria-labelledby={SECTION_ID} className="border-border border-t py-10 lg:py-14">
      <div className="wrap grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h2 id={SECTION_ID} ref={heading} tabIndex={-1} className="text-xl outline-none lg:text-2xl">
            Your recent searches
          </h2>
          {searches.length > 0 && (
            <button type="button" onClick={clear} className={button('quiet', 'md', '-mx-4')}>
              Clear search history
            </button>
          )}
        </div>
        {searches.length > 0 ? (
          <SearchLinks searches={searches} />
        ) : (
          <p className="text-muted">You have no recent searches.</p>
        )}
      </div>
      <Toaster />
    </section>
  )
}

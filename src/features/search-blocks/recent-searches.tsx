'use client'

import { useRef, useState } from 'react'
import { readSearches, type PastSearch } from '@/src/domain/stock/search-history'
import { searchLabel } from '@/src/domain/stock/search-label'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { Toaster } from '@/src/ui/toasts/toaster'
import { toasts } from '@/src/ui/toasts/toasts'
import { keepSearches, keptSearches } from './history-store'

const id = 'recent-searches'

const Links = ({ searches }: { searches: readonly PastSearch[] }) => (
  <ul className="grid gap-2 sm:flex sm:flex-wrap">
    {searches.map((search) => (
      <li key={search.href} className="min-w-0">
        <a
          href={search.href}
          className="border-border-strong bg-raised hover:border-ink flex min-h-11 items-center gap-2 rounded-md border px-4 py-2"
        >
          <Icon name="search" className="text-muted size-4 flex-none" />
          <span className="min-w-0 truncate">{searchLabel(search)}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** The shopper's latest searches on this site, from their browser, with a button to clear them that can be undone. */
export const RecentSearches = () => {
  const [searches, setSearches] = useState(() => readSearches(keptSearches()))
  const heading = useRef<HTMLHeadingElement>(null)
  const [had] = useState(searches.length > 0)
  const change = (next: readonly PastSearch[]): void => {
    keepSearches(next)
    setSearches(next)
    // The pressed button is removed: the focus moves to the heading.
    heading.current?.focus()
  }
  const clear = (): void => {
    change([])
    toasts.show({ text: 'Search history cleared', action: { label: 'Undo', run: () => change(searches) } })
  }
  if (!had) return null
  return (
    <section aria-labelledby={id} className="border-border border-t py-10 lg:py-14">
      <div className="wrap grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none lg:text-2xl">
            Your recent searches
          </h2>
          {searches.length > 0 && (
            <button type="button" onClick={clear} className={button('quiet', 'md', '-mx-4')}>
              Clear search history
            </button>
          )}
        </div>
        {searches.length > 0 ? <Links searches={searches} /> : <p className="text-muted">No searches are kept.</p>}
      </div>
      <Toaster />
    </section>
  )
}

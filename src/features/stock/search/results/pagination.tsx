import { Icon } from '@/src/ui/icon'
import type { MouseEvent, ReactNode } from 'react'
import { withPage } from '@/src/domain/stock/search-url/search-changes'
import { useStockSearch } from '../search-context'

const PAGE_LINK_CLASS =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-button px-3 text-sm font-medium tabular-nums'

const PageLink = ({
  page,
  rel,
  current = false,
  children,
}: {
  page: number
  rel?: string
  current?: boolean
  children: ReactNode
}) => {
  const { state, link } = useStockSearch()
  const { href, onClick } = link(withPage(state, page))
  const handleClick = (event: MouseEvent): void => {
    onClick(event)
    if (!event.defaultPrevented) return
    const results = document.getElementById('results')
    results?.scrollIntoView({ block: 'start' })
    // The next Tab leads to the results of the page, not past them.
    results?.focus({ preventScroll: true })
  }
  return (
    <a
      href={href}
      onClick={handleClick}
      rel={rel}
      aria-current={current ? 'page' : undefined}
      className={`${PAGE_LINK_CLASS} ${current ? 'bg-ink text-surface' : 'border-border hover:border-ink border'}`}
    >
      {children}
    </a>
  )
}

/** Returns the first, the last and the current page, with those next to it. */
const pagesAround = (current: number, last: number): readonly number[] =>
  [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)

/** Pagination by real links, always with the first and the last page (SRCH-01). */
export const Pagination = () => {
  const { state, found } = useStockSearch()
  const nbPages = found?.nbPages ?? 0
  if (nbPages < 2) return null
  const current = state.page
  const pages = pagesAround(current, nbPages)
  return (
    <nav aria-label="Pages of results" className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {current > 1 && (
          <li>
            <PageLink page={Math.min(current - 1, nbPages)} rel="prev">
              <Icon name="chevron-left" className="size-4" />
              <span className="max-sm:sr-only">Previous</span>
            </PageLink>
          </li>
        )}
        {pages.map((page, index) => (
          <li key={page} className="flex items-center gap-2">
            {index > 0 && page - (pages[index - 1] ?? page) > 1 && (
              <span aria-hidden className="text-muted px-1">
                …
              </span>
            )}
            <PageLink page={page} current={page === current}>
              <span className="sr-only">Page </span>
              {page}
            </PageLink>
          </li>
        ))}
        {current < nbPages && (
          <li>
            <PageLink page={current + 1} rel="next">
              <span className="max-sm:sr-only">Next</span>
              <Icon name="chevron-right" className="size-4" />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

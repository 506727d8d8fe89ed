import { Icon } from '@/src/ui/icon'
import { withoutFilters } from '@/src/domain/stock/search-url/search-changes'
import { activeChips } from './chips'
import { useStockSearch } from '../search-context'

/**
 * Active filters, each removable, links to clear all and to search literally; they scroll sideways on phones. `relative`, because their texts
 * for screen readers are positioned: without it they would widen the page.
 */
export const ActiveChips = () => {
  const { state, link, literalSearch } = useStockSearch()
  const chips = activeChips(state)
  if (chips.length === 0 && !literalSearch) return null
  return (
    <nav
      aria-label="Chosen filters"
      className="no-scrollbar fade-ends relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex items-center gap-2 py-1 sm:flex-wrap">
        {chips.map(({ key, label, next }) => (
          <li key={key} className="flex-none">
            <a
              {...link(next)}
              rel="nofollow"
              className="border-border-strong bg-raised hover:border-ink inline-flex min-h-11 items-center gap-1.5 rounded-full border pr-2.5 pl-3.5 text-sm lg:min-h-8"
            >
              <span className="sr-only">Remove filter </span>
              <span className="max-w-56 truncate">{label}</span>
              <Icon name="x" className="text-muted size-4" />
            </a>
          </li>
        ))}
        {chips.length > 0 && (
          <li className="flex-none">
            <a
              {...link(withoutFilters(state))}
              className="text-accent-text inline-flex min-h-11 items-center px-2 text-sm font-semibold hover:underline lg:min-h-8"
            >
              Clear all
            </a>
          </li>
        )}
        {literalSearch && (
          <li className="flex-none">
            <a
              {...link(literalSearch)}
              rel="nofollow"
              className="text-accent-text inline-flex min-h-11 items-center px-2 text-sm font-semibold hover:underline lg:min-h-8"
            >
              Search these exact words instead
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

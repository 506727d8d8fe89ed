import { Icon } from '@/src/ui/icon'
import { withoutFilters } from '@/src/domain/stock/search-url/search-changes'
import { activeChips } from './chips'
import { useStockSearch } from '../search-context'

/** A link of text beside the filters. */
const TEXT_LINK =
  'text-accent-text inline-flex min-h-11 items-center px-2 text-sm font-semibold hover:underline lg:min-h-8'

/** The chosen filters. `relative`, because their texts for screen readers are positioned: without it they would widen the page. */
const Chips = ({ state, link }: Pick<ReturnType<typeof useStockSearch>, 'state' | 'link'>) => (
  <ul className="no-scrollbar fade-ends relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
    {activeChips(state).map(({ key, label, next }) => (
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
    <li className="flex-none">
      <a {...link(withoutFilters(state))} className={TEXT_LINK}>
        Clear all
      </a>
    </li>
  </ul>
)

/**
 * Active filters, each removable, and a link to clear all; they scroll sideways on phones. The link to search literally is
 * beside them, on phones below them, where it is always in view.
 */
export const ActiveChips = () => {
  const { state, link, literalSearch } = useStockSearch()
  const hasChips = activeChips(state).length > 0
  if (!hasChips && !literalSearch) return null
  return (
    <nav aria-label="Chosen filters" className="sm:flex sm:flex-wrap sm:items-center sm:gap-x-2">
      {hasChips && <Chips state={state} link={link} />}
      {literalSearch && (
        <a {...link(literalSearch)} rel="nofollow" className={`${TEXT_LINK} -ml-2 sm:ml-0`}>
          Search these exact words instead
        </a>
      )}
    </nav>
  )
}

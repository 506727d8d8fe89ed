import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { grouped } from '../card-facts'
import { useStockSearch } from './search-context'

type Props = { next: SearchState; chosen: boolean; count: number | undefined; children: ReactNode; mark?: ReactNode }

/** One value of a filter: a link to the search with it, or without it when it is chosen. */
export const FacetRow = ({ next, chosen, count, children, mark }: Props) => {
  const { link, noun } = useStockSearch()
  return (
    <a
      {...link(next)}
      rel="nofollow"
      aria-current={chosen ? 'true' : undefined}
      className="group/row hover:text-accent-text flex min-h-11 items-center gap-3 rounded-sm text-sm lg:min-h-9"
    >
      <span
        aria-hidden
        className={`flex size-5 flex-none items-center justify-center rounded-sm border ${
          chosen
            ? 'border-accent bg-accent text-on-accent'
            : 'border-border-strong bg-raised group-hover/row:border-ink'
        }`}
      >
        {chosen && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      {mark}
      <span className={`min-w-0 flex-1 truncate ${chosen ? 'font-semibold' : ''}`}>{children}</span>
      {count !== undefined && (
        <span className="text-muted text-xs tabular-nums">
          {grouped(count)}
          <span className="sr-only"> {noun[count === 1 ? 0 : 1]}</span>
        </span>
      )}
      {chosen && <span className="sr-only">, chosen; choose again to remove</span>}
    </a>
  )
}

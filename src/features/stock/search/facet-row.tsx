import type { ReactNode } from 'react'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { grouped } from '../card-facts'
import { Icon } from '@/src/ui/icon'
import { useStockSearch } from './search-context'

type Props = { next: SearchState; chosen: boolean; count: number | undefined; children: ReactNode; mark?: ReactNode }

/** One value of a filter: a link to the search with it, or without it when it is chosen. */
export const FacetRow = ({ next, chosen, count, children, mark }: Props) => {
  const { link, noun } = useStockSearch()
  return (
    <a {...link(next)} rel="nofollow" aria-current={chosen ? 'true' : undefined} className="facet-row">
      <span aria-hidden className="facet-box">
        {chosen && <Icon name="check" className="size-3.5" />}
      </span>
      {mark}
      <span className="facet-name">{children}</span>
      {count !== undefined && (
        <span className="facet-count">
          {grouped(count)}
          <span className="sr-only">{` ${noun[count === 1 ? 0 : 1]}`}</span>
        </span>
      )}
      {chosen && <span className="sr-only">, chosen; choose again to remove</span>}
    </a>
  )
}

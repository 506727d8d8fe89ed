import type { ReactNode } from 'react'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { grouped } from '../card-facts'
import { useStockSearch } from './search-context'

type Props = {
  /** The step to the search with the value, or without it. */
  change: (state: SearchState) => SearchState
  chosen: boolean
  count: number | undefined
  children: ReactNode
  mark?: ReactNode
}

/**
 * One value of a filter: a link to the search with it, or without it when it is chosen. A page has some two hundred,
 * so its parts are as few as can be; the box is drawn by `search.css`.
 */
export const FacetRow = ({ change, chosen, count, children, mark }: Props) => {
  const { stepLink, noun } = useStockSearch()
  return (
    <a {...stepLink(change)} rel="nofollow" aria-current={chosen ? 'true' : undefined} className="facet-row">
      {mark}
      <b>{children}</b>
      {count !== undefined && (
        <small>
          {grouped(count)}
          <span className="sr-only">{` ${noun[count === 1 ? 0 : 1]}`}</span>
        </small>
      )}
      {chosen && <span className="sr-only">, chosen; choose again to remove</span>}
    </a>
  )
}

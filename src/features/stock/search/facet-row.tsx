import type { ReactNode } from 'react'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { grouped } from '@/src/domain/grouped'
import { useStockSearch } from './search-context'

type Props = {
  /** The step to the search with the value, or without it. */
  change: (state: SearchState) => SearchState
  chosen: boolean
  count: number | undefined
  children: ReactNode
  mark?: ReactNode
}

/** The address as it can be said from the page's own, shorter where only the query string differs. */
const fromHere = (href: string, path: string): string => (href.startsWith(`${path}?`) ? href.slice(path.length) : href)

/**
 * One value of a filter: a link to the search with it, or without it when it is chosen; how many cars that leads to
 * stands beside it. A page has some two hundred, so its parts are as few as can be; `search.css` draws the box.
 */
export const FacetRow = ({ change, chosen, count, children, mark }: Props) => {
  const { stepLink, path } = useStockSearch()
  const { href, onClick } = stepLink(change)
  return (
    <a href={fromHere(href, path)} onClick={onClick} rel="nofollow" aria-current={chosen ? 'true' : undefined}>
      {mark}
      <b>{children}</b>
      {count !== undefined && <small>{grouped(count)}</small>}
      {chosen && <span className="sr-only">, chosen; choose again to remove</span>}
    </a>
  )
}

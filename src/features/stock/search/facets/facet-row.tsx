import type { ReactNode } from 'react'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { formatInteger } from '@/src/domain/text/numbers'
import { useStockSearch } from '../search-context'

type Props = {
  /** Returns the search with the value added, or removed if it is selected. */
  change: (state: SearchState) => SearchState
  selected: boolean
  count: number | undefined
  children: ReactNode
  mark?: ReactNode
}

/** Shortens an address to its query string if the path is the page's own. */
const toRelativeHref = (href: string, path: string): string =>
  href.startsWith(`${path}?`) ? href.slice(path.length) : href

/**
 * One value of a filter: a link to the search with it, or without it if it is selected, and the number of vehicles
 * there. A page has some two hundred, so it has as few elements as possible; `search.css` draws the checkbox.
 */
export const FacetRow = ({ change, selected, count, children, mark }: Props) => {
  const { stepLink, path } = useStockSearch()
  const { href, onClick } = stepLink(change)
  return (
    <a href={toRelativeHref(href, path)} onClick={onClick} rel="nofollow" aria-current={selected ? 'true' : undefined}>
      {mark}
      <b>{children}</b>
      {count !== undefined && <small>{formatInteger(count)}</small>}
      {selected && <span className="sr-only">, selected. Select again to remove.</span>}
    </a>
  )
}

import { button } from '@/src/ui/button'
import { withPage } from '@/src/domain/stock/search-url/search-changes'
import { toSaveHref } from '../save/save-href'
import { useStockSearch } from '../search-context'

/**
 * Fills the rest of the last row, which promo cards and the last page leave open. `search.css` shows it only there, and
 * as wide as the rest, because the number of columns depends on the window.
 */
export const LastRowTile = () => {
  const { state, href, noun } = useStockSearch()
  return (
    <li className="last-row-tile">
      <div>
        <b>Not the right {noun[0]}?</b>
        <p>We’ll email you when another {noun[0]} matches your search.</p>
        <a href={toSaveHref(href(withPage(state, 1)))} rel="nofollow" className={button('secondary')}>
          Email me new matches
        </a>
      </div>
    </li>
  )
}

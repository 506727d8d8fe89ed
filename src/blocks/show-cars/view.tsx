import { formatShowMe } from '@/src/domain/stock/search-query/displayed-total'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { findLinkedStock } from '@/src/server/content/search-blocks'
import { button } from '@/src/ui/button'
import { safeHref } from '../safe-values'
import type { BlockView } from '../view'

/** “Show me 12 cars” (SRCH-09). The number is current, because the page is rendered again when the stock changes. */
export const showCarsView: BlockView<'show-cars'> = async (data, { site }) => {
  const href = safeHref(data.search)
  const found = href === undefined ? null : await findLinkedStock(site, href, 0)
  if (!found || found.count === 0 || href === undefined) return null
  return (
    <div className="wrap grid justify-items-center gap-3 py-8 text-center">
      {data.heading && <p className="text-lg">{data.heading}</p>}
      <a href={href} className={button('secondary', 'lg', 'tabular-nums')}>
        {formatShowMe(found.count, stockNounOf(found.itemTypes))}
      </a>
    </div>
  )
}

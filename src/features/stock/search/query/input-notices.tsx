import { hasWords } from '@/src/domain/text/has-words'
import { leftOutMinimumText } from '@/src/domain/stock/search-url/crossed-minimum'
import { listLeftOutMinimums } from '@/src/domain/stock/search-url/params'
import { isUnfiltered } from '@/src/domain/stock/search-url/state'
import { withQuery } from '@/src/domain/stock/search-url/search-changes'
import { endLabel } from '../facets/facets'
import { useStockSearch } from '../search-context'

/** Says that a text without a letter or digit, such as “!!!”, is no search (SRCH-12). */
export const WordlessNotice = () => {
  const { state, noun } = useStockSearch()
  if (state.query === '' || hasWords(state.query)) return null
  const others = isUnfiltered(withQuery(state, '')) ? 'all our' : 'the'
  return (
    <p role="status" className="py-1 text-sm">
      “{state.query}” has no letters or numbers to search for. These are {others} {noun[1]}
      {others === 'the' && ' that match your filters'}.
    </p>
  )
}

/** Says which minimum of the address was left out, as the field does where it is typed (SRCH-07). */
export const CrossedNotice = () => {
  const { state, crossedMinimums } = useStockSearch()
  return listLeftOutMinimums(crossedMinimums, state).map(({ field, min, max }) => (
    <p key={field} role="status" className="py-1 text-sm">
      {leftOutMinimumText(endLabel(field, 'min', min), endLabel(field, 'max', max))}
    </p>
  ))
}

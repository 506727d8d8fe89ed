import { negationsIn } from '@/src/domain/stock/search-words/negations'
import { useStockSearch } from './search-context'

/** Says which words of the shopper were not read: the search has no filter for what is not wanted (SRCH-19). */
export const UnreadWords = () => {
  const { instead } = useStockSearch()
  const said = instead === undefined ? [] : negationsIn(instead.query)
  if (said.length === 0) return null
  return (
    <p role="status" className="text-muted py-1 text-sm">
      This search cannot leave cars out: what you said after {said.map((word) => `“${word}”`).join(' and ')} was not
      used.
    </p>
  )
}

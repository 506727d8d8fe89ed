import { useStockSearch } from '../search-context'
import { useSearchEvent } from '../query/use-search-event'
import { joinWithAnd } from '@/src/domain/text/format-text'

/** Names the words that query relaxation removed (SRCH-19); the search also counts as one with zero results. */
export const RelaxationNotice = () => {
  const { found, noun, state } = useStockSearch()
  const words = found?.leftOut ?? []
  useSearchEvent('forecourt:zero-results', words.length > 0 ? state.query : '')
  if (words.length === 0) return null
  return (
    <p role="status" className="text-muted py-1 text-sm">
      No {noun[1]} match {joinWithAnd(words.map((word) => `“${word}”`))}, so we searched without{' '}
      {words.length > 1 ? 'them' : 'it'}.
    </p>
  )
}

import { useEffect, useState } from 'react'
import { useStockSearch } from './search-context'

type Said = { readonly of: string; readonly words: readonly string[] }

/**
 * Says which words of the shopper were not read: the search has no filter for what is not wanted (SRCH-19). `first` are
 * those of the words the page was made for; the reading of others comes when there are any.
 */
export const UnreadWords = ({ first }: { first: readonly string[] }) => {
  const { instead } = useStockSearch()
  const query = instead?.query
  const [said, setSaid] = useState<Said | undefined>(query === undefined ? undefined : { of: query, words: first })
  const known = said?.of
  useEffect(() => {
    if (query === undefined || query === known) return undefined
    let stale = false
    import('@/src/domain/stock/search-words/negations').then(
      ({ negationsIn }) => stale || setSaid({ of: query, words: negationsIn(query) }),
      (error: unknown) => console.warn('Which words were not read could not be told.', error),
    )
    return () => {
      stale = true
    }
  }, [query, known])
  if (query === undefined || query !== known || !said || said.words.length === 0) return null
  return (
    <p role="status" className="text-muted py-1 text-sm">
      This search cannot leave cars out: what you said after {said.words.map((word) => `“${word}”`).join(' and ')} was
      not used.
    </p>
  )
}

import { useEffect, useState } from 'react'
import type { Unread } from '@/src/domain/stock/search-words/unread'
import { useStockSearch } from './search-context'

type Said = { readonly of: string; readonly words: Unread }

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(' and ')

/**
 * Names the words that were not read, because the search has no filter for exclusions or for “low” (SRCH-19). `first`
 * are those of the page's own words; others are read once there are any.
 */
export const UnreadWords = ({ first }: { first: Unread }) => {
  const { instead } = useStockSearch()
  const query = instead?.query
  const [said, setSaid] = useState<Said | undefined>(query === undefined ? undefined : { of: query, words: first })
  const known = said?.of
  useEffect(() => {
    if (query === undefined || query === known) return undefined
    let stale = false
    import('@/src/domain/stock/search-words/unread').then(
      ({ unreadIn }) => stale || setSaid({ of: query, words: unreadIn(query) }),
      (error: unknown) => console.warn('The unread words could not be determined.', error),
    )
    return () => {
      stale = true
    }
  }, [query, known])
  if (query === undefined || query !== known || !said) return null
  const { denying, vague } = said.words
  if (denying.length + vague.length === 0) return null
  return (
    <p role="status" className="text-muted py-1 text-sm">
      {denying.length > 0 && (
        <>This search cannot leave cars out: what you said after {quoted(denying)} was not used. </>
      )}
      {vague.length > 0 && <>{quoted(vague)} was not used: please say how many, as in “under 60,000 km”.</>}
    </p>
  )
}

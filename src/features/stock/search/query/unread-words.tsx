import { useEffect, useState } from 'react'
import type { IgnoredWords } from '@/src/domain/stock/search-words/ignored-words'
import { useStockSearch } from '../search-context'
import { joinWithAnd } from '@/src/domain/text/format-text'

type UnreadOfQuery = { readonly of: string; readonly words: IgnoredWords }

const formatQuoted = (words: readonly string[]): string => joinWithAnd(words.map((word) => `“${word}”`))

const UnreadNotice = ({ words: { denying, vague, measures } }: { words: IgnoredWords }) => {
  if (denying.length + vague.length + measures.length === 0) return null
  return (
    <p role="status" className="text-muted py-1 text-sm">
      {denying.length > 0 && (
        <>This search cannot leave cars out: what you said after {formatQuoted(denying)} was not used. </>
      )}
      {vague.length > 0 && <>{formatQuoted(vague)} was not used: please say how many, as in “under 60,000 km”. </>}
      {measures.length > 0 && <>{formatQuoted(measures)} was not used: please look for it on each vehicle’s page.</>}
    </p>
  )
}

/**
 * Names the words that were not read, because the search has no filter for exclusions or for “low” (SRCH-19). `first`
 * are those of the page's own words; others are read once there are any.
 */
export const UnreadWords = ({ first }: { first: IgnoredWords }) => {
  const { literalSearch } = useStockSearch()
  const query = literalSearch?.query
  const [unread, setUnread] = useState<UnreadOfQuery | undefined>(
    query === undefined ? undefined : { of: query, words: first },
  )
  const knownQuery = unread?.of
  useEffect(() => {
    if (query === undefined || query === knownQuery) return undefined
    let stale = false
    import('@/src/domain/stock/search-words/ignored-words').then(
      ({ findIgnoredWords }) => stale || setUnread({ of: query, words: findIgnoredWords(query) }),
      (error: unknown) => console.warn('The unread words could not be determined.', error),
    )
    return () => {
      stale = true
    }
  }, [query, knownQuery])
  if (query === undefined || query !== knownQuery || !unread) return null
  return <UnreadNotice words={unread.words} />
}

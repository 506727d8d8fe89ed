import { useEffect, useState } from 'react'
import type { IgnoredWords } from '@/src/domain/stock/search-words/ignored-words'
import { useStockSearch } from '../search-context'
import { removeQuotes } from '@/src/domain/stock/search-words/quoted'
import { joinWithAnd } from '@/src/domain/text/format-text'

type UnreadOfQuery = { readonly of: string; readonly words: IgnoredWords }

/** `We didn’t use “no rust” and “no hail”` */
const formatUnused = (words: readonly string[]): string =>
  `We didn’t use ${joinWithAnd(words.map((word) => `“${word}”`))}`

const UnreadNotice = ({ words: { denying, measures } }: { words: IgnoredWords }) => {
  if (denying.length + measures.length === 0) return null
  return (
    <p role="status" className="text-muted py-1 text-sm">
      {denying.length > 0 && (
        <>
          {formatUnused(denying)}, because there’s no filter for {denying.length > 1 ? 'them' : 'it'}.{' '}
        </>
      )}
      {measures.length > 0 && <>{formatUnused(measures)}. Please check each vehicle’s page instead.</>}
    </p>
  )
}

/**
 * Names the words that were not read, because no filter can express them, such as “no accidents” (SRCH-19). `first`
 * are those of the page's own words; others are read once there are any.
 */
export const UnreadWords = ({ first }: { first: IgnoredWords }) => {
  const { literalSearch, requestFacets, switches, distance } = useStockSearch()
  const query = literalSearch?.query
  const [unread, setUnread] = useState<UnreadOfQuery | undefined>(
    query === undefined ? undefined : { of: query, words: first },
  )
  const knownQuery = unread?.of
  useEffect(() => {
    if (query === undefined || query === knownQuery) return undefined
    let stale = false
    const findIgnored = async () => {
      const { createWordsReader } = await import('./words-reader')
      return createWordsReader(requestFacets, switches.search, distance?.requestPlace).findIgnored(removeQuotes(query))
    }
    findIgnored().then(
      (words) => stale || setUnread({ of: query, words }),
      (error: unknown) => console.warn('The unread words could not be determined.', error),
    )
    return () => {
      stale = true
    }
  }, [query, knownQuery, requestFacets, switches, distance])
  if (query === undefined || query !== knownQuery || !unread) return null
  return <UnreadNotice words={unread.words} />
}

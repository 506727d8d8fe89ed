import { useEffect, useState } from 'react'
import type { IgnoredWords } from '@/src/domain/stock/search-words/ignored-words'
import { useStockSearch } from '../search-context'
import { removeQuotes } from '@/src/domain/stock/search-words/quoted'
import { joinWithAnd } from '@/src/domain/text/format-text'

type UnreadOfQuery = { readonly of: string; readonly words: IgnoredWords }

/** `“low kms” was not used`, `“no rust” and “no hail” were not used` */
const formatUnused = (words: readonly string[]): string =>
  `${joinWithAnd(words.map((word) => `“${word}”`))} ${words.length > 1 ? 'were' : 'was'} not used`

const UnreadNotice = ({ words: { denying, vague, measures } }: { words: IgnoredWords }) => {
  if (denying.length + vague.length + measures.length === 0) return null
  return (
    <p role="status" className="text-muted py-1 text-sm">
      {denying.length > 0 && (
        <>
          {formatUnused(denying)}: there is no filter for {denying.length > 1 ? 'them' : 'it'}.{' '}
        </>
      )}
      {vague.length > 0 && <>{formatUnused(vague)}: please say how many, as in “under 60,000 km”. </>}
      {measures.length > 0 && <>{formatUnused(measures)}: please look for it on each vehicle’s page.</>}
    </p>
  )
}

/**
 * Names the words that were not read, because no filter can express them, such as “low kms” (SRCH-19). `first`
 * are those of the page's own words; others are read once there are any.
 */
export const UnreadWords = ({ first }: { first: IgnoredWords }) => {
  const { literalSearch, requestFacets, switches } = useStockSearch()
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
      return createWordsReader(requestFacets, switches.search).findIgnored(removeQuotes(query))
    }
    findIgnored().then(
      (words) => stale || setUnread({ of: query, words }),
      (error: unknown) => console.warn('The unread words could not be determined.', error),
    )
    return () => {
      stale = true
    }
  }, [query, knownQuery, requestFacets, switches])
  if (query === undefined || query !== knownQuery || !unread) return null
  return <UnreadNotice words={unread.words} />
}

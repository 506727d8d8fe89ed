import { useEffect, useState } from 'react'
import type { IgnoredWords } from '@/src/domain/stock/search-words/ignored-words'
import { formatPair } from '@/src/domain/stock/search-url/make-of-pair'
import { emptySearch } from '@/src/domain/stock/search-url/state'
import { removeQuotes } from '@/src/domain/stock/search-words/quoted'
import { joinWithAnd, joinWithOr } from '@/src/domain/text/format-text'
import { Icon } from '@/src/ui/icon'
import { toSaveHref } from '../save/save-href'
import { useStockSearch } from '../search-context'
import { CorrectedWords } from '../results/relaxation-notice'
import { useSearchEvent } from './use-search-event'

type UnreadOfQuery = { readonly of: string; readonly words: IgnoredWords }

/** `We didn’t use “no rust” and “no hail”` */
const formatUnused = (words: readonly string[]): string =>
  `We didn’t use ${joinWithAnd(words.map((word) => `“${word}”`))}`

/** Says that a model is not in stock, beside what is shown instead; without results the page says so by itself. */
const AbsentModels = ({ pairs }: { pairs: readonly string[] }) => {
  const { found, href, noun, literalSearch } = useStockSearch()
  useSearchEvent('forecourt:zero-results', pairs.length > 0 ? removeQuotes(literalSearch?.query ?? '') : '')
  if (pairs.length === 0 || !found?.nbHits) return null
  const alertHref = toSaveHref(href({ ...emptySearch, lists: { make_model: pairs } }))
  return (
    <p role="status" className="bg-surface-alt text-ink mt-2 flex items-start gap-2 rounded-md px-4 py-3 text-base">
      <Icon name="search-x" className="mt-0.5 size-5 flex-none" />
      <span>
        We don’t have a {joinWithOr(pairs.map(formatPair))} right now. These are the closest {noun[1]} we have.{' '}
        <a href={alertHref} rel="nofollow" className="text-accent-text font-semibold hover:underline">
          Email me when one arrives
        </a>
      </span>
    </p>
  )
}

const UnreadNotice = ({ words: { denying, measures, corrected } }: { words: IgnoredWords }) => {
  if (denying.length + measures.length + corrected.length === 0) return null
  return (
    <p role="status" className="text-muted py-1 text-sm">
      <CorrectedWords words={corrected} />
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
 * Names the words that were not read, because no filter can express them, such as “no accidents”, and models that are
 * not in stock (SRCH-19). `first`
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
      return createWordsReader(requestFacets, switches, distance?.requestPlace).findIgnored(removeQuotes(query))
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
  return (
    <>
      <UnreadNotice words={unread.words} />
      <AbsentModels pairs={unread.words.absent} />
    </>
  )
}

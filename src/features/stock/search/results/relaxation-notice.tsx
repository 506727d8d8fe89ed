import type { RelaxedWord } from '@/src/domain/stock/search-words/query-relaxation'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { Icon } from '@/src/ui/icon'
import { useStockSearch } from '../search-context'
import { useSearchEvent } from '../query/use-search-event'

const quoteAll = (words: readonly string[]): string => joinWithAnd(words.map((word) => `“${word}”`))

/** Names the misspelt words and what was searched for instead. */
export const CorrectedWords = ({ words }: { words: readonly RelaxedWord[] }) =>
  words.length > 0 && (
    <>
      We searched for {quoteAll(words.map(({ used }) => used))} instead of{' '}
      {quoteAll(words.map(({ typedText }) => typedText))}.{' '}
    </>
  )

/**
 * Names the words that found nothing, and the misspelt ones (SRCH-19); with words that found nothing the search also
 * counts as one with zero results.
 */
export const RelaxationNotice = () => {
  const { found, noun, state } = useStockSearch()
  const words = found?.leftOut ?? []
  const corrected = found?.corrected ?? []
  useSearchEvent('forecourt:zero-results', words.length > 0 ? state.query : '')
  if (words.length + corrected.length === 0) return null
  return (
    <p role="status" className="bg-surface-alt text-ink mt-2 flex items-start gap-2 rounded-md px-4 py-3 text-base">
      <Icon name="search-x" className="mt-0.5 size-5 flex-none" />
      <span>
        <CorrectedWords words={corrected} />
        {words.length > 0 && (
          <>
            No {noun[1]} match {quoteAll(words)}, so we searched without {words.length > 1 ? 'them' : 'it'}.
          </>
        )}
      </span>
    </p>
  )
}

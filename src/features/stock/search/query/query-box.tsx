import { Icon } from '@/src/ui/icon'
import { useLayoutEffect, useRef } from 'react'
import { isSearchAddress } from '@/src/domain/stock/search-url/search-address'
import { HiddenSearchFields, pathOf } from './hidden-search-fields'
import { useStockSearch } from '../search-context'
import { useSuggestions } from '@/src/shared/suggestions/use-suggestions'
import { useQueryText, useSearchBefore } from './use-query-text'

/** The header's link to the search has it as its fragment. */
const FIELD_ID = 'stock-query'

/** Query field: searches after a pause in typing, and at once on Enter; a plain form before hydration (SRCH-01). */
export const QueryBox = () => {
  const { href, noun, goToAddress } = useStockSearch()
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef<string>(undefined)
  const { text, type, send, leave, discard } = useQueryText(field)
  const { fieldHandlers, suggestions } = useSuggestions((address) => {
    if (!isSearchAddress(address)) return false
    discard()
    goToAddress(address)
    return true
  }, sent)
  useLayoutEffect(() => {
    // The link of the header leads here, and after a navigation in place nothing else moves the focus.
    if (location.hash === `#${FIELD_ID}`) field.current?.focus()
  }, [])
  const hrefWithoutQuery = href(useSearchBefore())
  return (
    <form
      role="search"
      action={pathOf(hrefWithoutQuery)}
      method="get"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        // Words that are typed before the answer replace these instead of being added to them.
        field.current?.select()
        sent.current = text
        send(text)
      }}
    >
      <HiddenSearchFields href={hrefWithoutQuery} omits={() => false} />
      <label htmlFor={FIELD_ID} className="sr-only">
        Search our {noun[1]}
      </label>
      <Icon
        name="search"
        className="text-muted pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2"
      />
      <input
        ref={field}
        id={FIELD_ID}
        name="query"
        type="search"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        {...fieldHandlers}
        placeholder="Make, model or keyword"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className="rounded-button border-border-strong bg-raised text-ink placeholder:text-muted h-12 w-full border pr-11 pl-11 text-base lg:h-11 [&::-webkit-search-cancel-button]:appearance-none"
      />
      {suggestions}
      {text !== '' && (
        <button
          type="button"
          onClick={() => send('')}
          className="text-muted hover:text-ink absolute top-1/2 right-1 flex size-10 -translate-y-1/2 items-center justify-center"
        >
          <Icon name="x" className="size-4" />
          <span className="sr-only">Clear the search text</span>
        </button>
      )}
    </form>
  )
}

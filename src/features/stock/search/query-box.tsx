import { Icon } from '@/src/ui/icon'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { withQuery } from '@/src/domain/stock/search-url/steps'
import { KeptFields, pathOf } from './kept-fields'
import { useStockSearch } from './search-context'

const debounce = 300

/** What a shopper typed before the script was there: the field holds it, nothing else knows of it yet. */
const useEarlyText = (field: RefObject<HTMLInputElement | null>, known: string, take: (text: string) => void): void => {
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    const early = field.current?.value ?? known
    if (early !== known) take(early)
  })
}

/** The text of the search: asked when typing rests, at once on Enter; a plain form before script (SRCH-01). */
export const QueryBox = () => {
  const { state, go, href } = useStockSearch()
  const { query } = useSearchBox()
  const [typed, setTyped] = useState<string | undefined>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (text: string, wait: number): void => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      go(withQuery(latest.current, text))
      setTyped(undefined)
    }, wait)
  }
  const field = useRef<HTMLInputElement>(null)
  useEarlyText(field, query, (text) => ask(text, debounce))
  const text = typed ?? query
  const rest = href(withQuery(state, ''))
  return (
    <form
      role="search"
      action={pathOf(rest)}
      method="get"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        ask(text, 0)
      }}
    >
      <KeptFields href={rest} without={() => false} />
      <label htmlFor="stock-query" className="sr-only">
        Search our cars
      </label>
      <Icon
        name="search"
        className="text-muted pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2"
      />
      <input
        ref={field}
        id="stock-query"
        name="query"
        type="search"
        value={text}
        onChange={(event) => ask(event.target.value, debounce)}
        placeholder="Make, model or keyword"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className="rounded-button border-border-strong bg-raised text-ink placeholder:text-muted h-12 w-full border pr-11 pl-11 text-base lg:h-11 [&::-webkit-search-cancel-button]:appearance-none"
      />
      {text !== '' && (
        <button
          type="button"
          onClick={() => ask('', 0)}
          className="text-muted hover:text-ink absolute top-1/2 right-1 flex size-10 -translate-y-1/2 items-center justify-center"
        >
          <Icon name="x" className="size-4" />
          <span className="sr-only">Clear the search text</span>
        </button>
      )}
    </form>
  )
}

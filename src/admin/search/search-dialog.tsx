import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { MAX_SEARCH_CHARS } from '@/src/domain/panel/search/search-text'
import { formatCount } from '@/src/domain/text/numbers'
import { BareDialog } from '../ui/dialog'
import { SearchResultList } from './search-result-list'
import { usePanelSearch, type PanelSearchState } from './use-panel-search'

type StatusProps = {
  readonly search: PanelSearchState
  readonly typedText: string
  readonly dealer: string | undefined
}

const Failure = ({ search }: { readonly search: PanelSearchState }) => (
  <div className="panel-search__notice" role="alert">
    <p>{search.problem}</p>
    <button type="button" className="panel-button" onClick={search.retry}>
      Try again
    </button>
  </div>
)

/** Says what the search is doing; a screen reader is told the number of results. */
const Status = ({ search: { state, groups }, typedText, dealer }: StatusProps) => {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  if (state === 'done' && count > 0)
    return (
      <p role="status" className="panel-search__count">
        {formatCount(count, 'result')}
      </p>
    )
  return (
    <div role="status" className="panel-search__notice">
      {state === 'idle' && (
        <p>Search by name, stock number, rego, email, phone or lead reference, or by the words of a setting.</p>
      )}
      {state === 'loading' && groups.length === 0 && <p>Searching…</p>}
      {state === 'done' && (
        <>
          <p className="panel-search__none">
            Nothing found for “{typedText.trim()}”{dealer === undefined ? '' : ` at ${dealer}`}.
          </p>
          <p>Check the spelling, or type fewer words.</p>
        </>
      )}
    </div>
  )
}

/** Moves the focus through the input and the results with the arrow keys. */
const moveFocus = (event: KeyboardEvent, dialog: RefObject<HTMLDialogElement | null>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  event.preventDefault()
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

/**
 * Closes the dialog before a link of it is followed: the question about unsaved changes would be behind it. The window
 * comes before the document, on which Payload asks.
 */
const useCloseBeforeLeaving = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const handleClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey
      if (link && dialog.current?.contains(link) && !opensNewTab) dialog.current.close()
    }
    window.addEventListener('click', handleClick, true)
    return () => window.removeEventListener('click', handleClick, true)
  }, [dialog])
}

/** Opens the first result for Enter in the input, as soon as the results of what was typed are there. */
const useOpenFirst = (search: PanelSearchState, dialog: RefObject<HTMLDialogElement | null>) => {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting || search.state === 'loading') return
    setWaiting(false)
    if (search.state === 'done') dialog.current?.querySelector<HTMLAnchorElement>('a[href]')?.click()
  }, [isWaiting, search.state, dialog])
  return setWaiting
}

type Props = {
  /** The only dealer that is searched, for staff of several. */
  readonly dealer: string | undefined
  readonly typedText: string
  readonly onType: (typedText: string) => void
  readonly onClose: () => void
}

/** The panel's search: an input and its results, over the page. */
export const SearchDialog = ({ dealer, typedText, onType, onClose }: Props) => {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const search = usePanelSearch(typedText)
  const setWaiting = useOpenFirst(search, element)
  useCloseBeforeLeaving(element)
  useEffect(() => input.current?.select(), [])
  const type = (text: string): void => {
    setWaiting(false)
    onType(text)
  }
  return (
    <BareDialog
      element={element}
      label="Search"
      className="panel-search"
      onClose={onClose}
      onKeyDown={(event) => moveFocus(event, element)}
    >
      <div className="panel-search__content">
        <div className="panel-search__bar">
          <Search size={20} aria-hidden />
          <input
            ref={input}
            type="search"
            aria-label="Search vehicles, leads, content and settings"
            placeholder={dealer === undefined ? 'Search' : `Search ${dealer}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={MAX_SEARCH_CHARS}
            value={typedText}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') setWaiting(true)
              if (event.key !== 'Escape') return
              // Browsers would only empty the input.
              event.preventDefault()
              element.current?.close()
            }}
          />
          <button type="button" className="panel-search__close" onClick={() => element.current?.close()}>
            <X size={20} aria-hidden />
            <span className="panel-hidden">Close</span>
          </button>
        </div>
        <div className="panel-search__results" aria-busy={search.state === 'loading'}>
          {search.state === 'failed' ? (
            <Failure search={search} />
          ) : (
            <Status search={search} typedText={typedText} dealer={dealer} />
          )}
          <SearchResultList id={id} groups={search.groups} />
        </div>
        <p className="panel-search__keys" aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
        </p>
      </div>
    </BareDialog>
  )
}

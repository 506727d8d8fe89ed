'use client'

import { createAutocomplete, type AutocompleteOptions, type AutocompleteState } from '@algolia/autocomplete-core'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { MAX_SEARCHES, parseSearchHistory } from '@/src/domain/stock/searches/search-history'
import type { SearchSuggestion } from '@/src/domain/stock/searches/suggestions'
import { formatPastSearchLabel } from '@/src/domain/stock/searches/search-label'
import { formatInteger } from '@/src/domain/text/numbers'
import { readStoredSearches } from '@/src/shared/search-history'
import { Icon } from '@/src/ui/icon'
import { loadSuggestions } from './load-suggestions'
import './suggestions.css'

/** A row of the list: a search with its count, or a vehicle with its price. */
type Item = {
  readonly href: string
  readonly label: string
  readonly detail?: string
  readonly image?: string
} & Record<string, unknown>

const titles: Readonly<Record<string, string>> = {
  recent: 'Your recent searches',
  popular: 'Popular searches',
  searches: 'Searches',
  vehicles: 'Vehicles',
}

const MAX_RECENT = Math.min(3, MAX_SEARCHES)

const listRecentSearches = (): Item[] =>
  parseSearchHistory(readStoredSearches())
    .slice(0, MAX_RECENT)
    .map((search) => ({ href: search.href, label: formatPastSearchLabel(search) }))

const toSource = (sourceId: string, items: Item[]) => ({
  sourceId,
  getItems: () => items,
  getItemUrl: ({ item }: { item: Item }) => item.href,
})

const toSearchItem = ({ href, label, count }: SearchSuggestion): Item => ({ href, label, detail: formatInteger(count) })

const loadSources = async (query: string) => {
  const { searches, popular, vehicles } = await loadSuggestions(query)
  return [
    ...(query === '' ? [toSource('recent', listRecentSearches())] : []),
    toSource('popular', popular.map(toSearchItem)),
    toSource('searches', searches.map(toSearchItem)),
    toSource(
      'vehicles',
      vehicles.map(({ href, name, price, image }) => ({ href, label: name, detail: price, image })),
    ),
  ]
}

type State = AutocompleteState<Item>

/** Follows a suggestion without a page load and returns true, or leaves it to the browser. */
type Choose = (href: string) => boolean

/**
 * Keeps the list while a shopper moves through it: the library remembers the active option by its position alone, so
 * Enter would follow another one if an answer arrived in between. The next letter loads again.
 */
const keepWhileActive: NonNullable<AutocompleteOptions<Item>['reshape']> = ({
  sources,
  state: { activeItemId, collections },
}) => (activeItemId === null ? sources : collections.map(({ source, items }) => ({ ...source, getItems: () => items })))

const createSuggestions = (id: string, choose: Choose, onStateChange: (state: State) => void) => {
  let closings = 0
  const autocomplete = createAutocomplete<Item, Event, MouseEvent, KeyboardEvent>({
    id,
    openOnFocus: true,
    reshape: keepWhileActive,
    defaultActiveItemId: null,
    insights: false,
    onStateChange: ({ state }) => onStateChange(state),
    navigator: {
      navigate: ({ itemUrl }) => {
        if (!choose(itemUrl)) location.assign(itemUrl)
      },
      navigateNewTab: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
    },
    getSources: async ({ query }) => {
      const before = closings
      const sources = await loadSources(query)
      // An answer that was under way when the list closed would open it again.
      return before === closings ? sources : []
    },
  })
  const close = (): void => {
    closings++
    autocomplete.setIsOpen(false)
  }
  return { ...autocomplete, close }
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

type Autocomplete = ReturnType<typeof createSuggestions>

/** Attributes that make the field a combobox; the others of the library are the page's own. */
const setComboboxAttributes = (field: HTMLInputElement, autocomplete: Autocomplete, isOpen: boolean): void => {
  const props: Record<string, unknown> = { ...autocomplete.getInputProps({ inputElement: field }) }
  const attributes = {
    role: 'combobox',
    'aria-expanded': String(isOpen),
    'aria-autocomplete': 'list',
    'aria-controls': props['aria-controls'],
    'aria-activedescendant': props['aria-activedescendant'],
  }
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string' && value !== '') field.setAttribute(name, value)
    else field.removeAttribute(name)
}

/** Connects the library to the field of the page, which stays as the server rendered it. */
const connect = (field: HTMLInputElement, autocomplete: Autocomplete): (() => void) => {
  const { onChange, onKeyDown, onFocus, onClick } = autocomplete.getInputProps({ inputElement: field })
  const { onMouseDown, onTouchStart, onTouchMove } = autocomplete.getEnvironmentProps({
    inputElement: field,
    formElement: field.form ?? document.createElement('form'),
    panelElement: field.form?.parentElement ?? document.body,
  })
  const stop = new AbortController()
  const { signal } = stop
  const listen = (target: EventTarget, type: string, handle: (event: never) => void): void =>
    target.addEventListener(type, handle as EventListener, { signal })
  // After React's own handlers, which are at the document. Before them the list would be rendered between the field's new
  // text and the page's answer to it, and React would put the earlier text back: a letter would be lost.
  listen(window, 'input', (event: Event) => {
    if (event.target === field) onChange({ currentTarget: field, nativeEvent: event } as never)
  })
  listen(field, 'keydown', onKeyDown)
  listen(field, 'focus', (event: never) => {
    // The page may have changed the text since.
    autocomplete.setQuery(field.value)
    onFocus(event)
  })
  listen(field, 'click', onClick)
  listen(field, 'blur', autocomplete.close)
  // The search page stays the same page when its form is sent.
  if (field.form) listen(field.form, 'submit', autocomplete.close)
  listen(window, 'mousedown', onMouseDown)
  listen(window, 'touchstart', onTouchStart)
  listen(window, 'touchmove', onTouchMove)
  return () => stop.abort()
}

/**
 * Attributes of the panel and of an option without the library's handling of the mouse: a mouse that rests where the
 * list opens would take the active option away from the keys. What it points at is highlighted by its style, and a
 * click follows the link.
 */
const withoutMouse = (props: object): object => ({ ...props, onMouseMove: undefined, onMouseLeave: undefined })

const ItemRow = ({ item: { label, detail, image } }: { item: Item }) => (
  <>
    {image ? <img src={image} alt="" width={64} height={43} loading="lazy" /> : <Icon name="search" />}
    <span>{label}</span>
    {detail && <span>{detail}</span>}
  </>
)

type SuggestionsProps = {
  field: HTMLInputElement
  /** The text that was sent: while it is in the field, the list need not open. */
  sent?: RefObject<string | undefined> | undefined
  onChoose?: Choose | undefined
}

/**
 * Suggestions under a search box while a shopper types (SHP-02): recent searches, makes, models, bodies, the search that
 * the words describe, and vehicles. By mouse, finger and keyboard; loaded when the box is first used.
 */
const Suggestions = ({ field, sent, onChoose }: SuggestionsProps) => {
  const id = useId()
  const [state, setState] = useState<State>()
  const latestChoose = useRef(onChoose)
  useEffect(() => {
    latestChoose.current = onChoose
  }, [onChoose])
  const [autocomplete] = useState(() => {
    const choose: Choose = (href) => {
      const isFollowed = latestChoose.current?.(href) === true
      if (isFollowed) created.close()
      return isFollowed
    }
    const created = createSuggestions(id, choose, setState)
    return { ...created, choose }
  })
  const isOpen = state?.isOpen === true && state.collections.some(({ items }) => items.length > 0)
  useEffect(() => {
    const disconnect = connect(field, autocomplete)
    autocomplete.setQuery(field.value)
    if (document.activeElement === field && sent?.current !== field.value) {
      autocomplete.setIsOpen(true)
      void autocomplete.refresh()
    }
    return disconnect
  }, [field, autocomplete, sent])
  useEffect(() => setComboboxAttributes(field, autocomplete, isOpen), [field, autocomplete, isOpen, state])
  if (!isOpen || !state) return null
  return (
    <div className="suggestions" {...withoutMouse(autocomplete.getPanelProps({}))}>
      {state.collections
        .filter(({ items }) => items.length > 0)
        .map(({ source, items }) => {
          const { 'aria-labelledby': _, ...list } = autocomplete.getListProps({ source }) as Record<string, unknown>
          return (
            <div key={source.sourceId}>
              <p aria-hidden>{titles[source.sourceId]}</p>
              <div {...list} aria-label={titles[source.sourceId]} className={`suggestions-${source.sourceId}`}>
                {items.map((item) => (
                  <a
                    key={item.href}
                    {...withoutMouse(autocomplete.getItemProps({ item, source }))}
                    href={item.href}
                    tabIndex={-1}
                    onClick={(event) => {
                      if (isPlainClick(event) && autocomplete.choose(item.href)) event.preventDefault()
                    }}
                  >
                    <ItemRow item={item} />
                  </a>
                ))}
              </div>
            </div>
          )
        })}
    </div>
  )
}

export default Suggestions

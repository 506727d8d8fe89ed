'use client'

import { createAutocomplete, type AutocompleteState } from '@algolia/autocomplete-core'
import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { MAX_SEARCHES, parseSearchHistory } from '@/src/domain/stock/searches/search-history'
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

const loadSources = async (query: string) => {
  const { searches, vehicles } = await loadSuggestions(query)
  return [
    ...(query === '' ? [toSource('recent', listRecentSearches())] : []),
    toSource(
      'searches',
      searches.map(({ href, label, count }) => ({ href, label, detail: formatInteger(count) })),
    ),
    toSource(
      'vehicles',
      vehicles.map(({ href, name, price, image }) => ({ href, label: name, detail: price, ...(image && { image }) })),
    ),
  ]
}

type State = AutocompleteState<Item>

const createSuggestions = (id: string, onStateChange: (state: State) => void) =>
  createAutocomplete<Item, Event, MouseEvent, KeyboardEvent>({
    id,
    openOnFocus: true,
    defaultActiveItemId: null,
    insights: false,
    onStateChange: ({ state }) => onStateChange(state),
    getSources: ({ query }) => loadSources(query),
  })

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
  listen(field, 'input', onChange)
  listen(field, 'keydown', onKeyDown)
  listen(field, 'focus', onFocus)
  listen(field, 'click', onClick)
  listen(field, 'blur', () => autocomplete.setIsOpen(false))
  listen(window, 'mousedown', onMouseDown)
  listen(window, 'touchstart', onTouchStart)
  listen(window, 'touchmove', onTouchMove)
  return () => stop.abort()
}

const ItemRow = ({ item: { label, detail, image } }: { item: Item }) => (
  <>
    {image ? <img src={image} alt="" width={64} height={43} loading="lazy" /> : <Icon name="search" />}
    <span>{label}</span>
    {detail && <span>{detail}</span>}
  </>
)

/**
 * Suggestions under a search box while a shopper types (SHP-02): recent searches, makes, models, bodies, the search that
 * the words describe, and vehicles. By mouse, finger and keyboard; loaded when the box is first used.
 */
const Suggestions = ({ field }: { field: HTMLInputElement }) => {
  const id = useId()
  const [state, setState] = useState<State>()
  const [autocomplete] = useState(() => createSuggestions(id, setState))
  const isOpen = state?.isOpen === true && state.collections.some(({ items }) => items.length > 0)
  useEffect(() => {
    const disconnect = connect(field, autocomplete)
    autocomplete.setQuery(field.value)
    if (document.activeElement === field) {
      autocomplete.setIsOpen(true)
      void autocomplete.refresh()
    }
    return disconnect
  }, [field, autocomplete])
  useEffect(() => setComboboxAttributes(field, autocomplete, isOpen), [field, autocomplete, isOpen, state])
  if (!isOpen || !state) return null
  return (
    <div className="suggestions" {...(autocomplete.getPanelProps({}) as object)}>
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
                    {...(autocomplete.getItemProps({ item, source }) as object)}
                    href={item.href}
                    tabIndex={-1}
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

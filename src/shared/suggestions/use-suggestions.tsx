import { lazy, Suspense, useCallback, useRef, useState, type SyntheticEvent } from 'react'

/** Loaded when a search box is first used, so that no page carries it before. */
const Suggestions = lazy(() => import('./suggestions'))

/**
 * Suggestions of a search box (SHP-02): the handlers of its field, and the list, which belongs into the field's form.
 * `onChoose` may follow a suggestion without a page load; it returns false to load the page.
 */
export const useSuggestions = (onChoose?: (href: string) => boolean) => {
  const [field, setField] = useState<HTMLInputElement>()
  const sent = useRef<string>(undefined)
  const isSent = useCallback(() => sent.current !== undefined && sent.current === field?.value, [field])
  const use = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    // A text that is pasted and sent at once is sent before the list is loaded.
    if (currentTarget !== field)
      currentTarget.form?.addEventListener('submit', () => (sent.current = currentTarget.value))
    setField(currentTarget)
  }
  return {
    fieldHandlers: { onFocus: use, onInput: use },
    suggestions: field && (
      <Suspense>
        <Suggestions field={field} isSent={isSent} onChoose={onChoose} />
      </Suspense>
    ),
  }
}

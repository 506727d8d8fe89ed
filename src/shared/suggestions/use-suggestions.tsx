import { lazy, Suspense, useState, type SyntheticEvent } from 'react'

/** Loaded when a search box is first used, so that no page carries it before. */
const Suggestions = lazy(() => import('./suggestions'))

/**
 * Suggestions of a search box (SHP-02): the handlers of its field, and the list, which belongs into the field's form.
 * `onChoose` may follow a suggestion without a page load; it returns false to load the page.
 */
export const useSuggestions = (onChoose?: (href: string) => boolean) => {
  const [field, setField] = useState<HTMLInputElement>()
  const use = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => setField(currentTarget)
  return {
    fieldHandlers: { onFocus: use, onInput: use },
    suggestions: field && (
      <Suspense>
        <Suggestions field={field} onChoose={onChoose} />
      </Suspense>
    ),
  }
}

import { lazy, Suspense, useState, type RefObject, type SyntheticEvent } from 'react'

/** Loaded when a search box is first used, so that no page carries it before. */
const Suggestions = lazy(() => import('./suggestions'))

/**
 * Suggestions of a search box (SHP-02): the handlers of its field, and the list, which belongs into the field's form.
 * `onChoose` may follow a suggestion without a page load; it returns false to load the page. `sent` is the text that was
 * sent where the page stays: a text that is pasted and sent at once is sent before the list is loaded.
 */
export const useSuggestions = (onChoose?: (href: string) => boolean, sent?: RefObject<string | undefined>) => {
  const [field, setField] = useState<HTMLInputElement>()
  const use = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => setField(currentTarget)
  return {
    fieldHandlers: { onFocus: use, onInput: use },
    suggestions: field && (
      <Suspense>
        <Suggestions field={field} sent={sent} onChoose={onChoose} />
      </Suspense>
    ),
  }
}

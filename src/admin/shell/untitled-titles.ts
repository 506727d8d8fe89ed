import type { ClientConfig } from 'payload'
import { lowerWords } from '@/src/domain/text/format-text'
import { untitledName } from '@/src/domain/panel/version-list'
import { setText } from './set-text'

/** Payload's title of a document that has none, in a form and in a drawer over it. */
const PAYLOAD_TITLE = '[Untitled]'

/** The form below a title: that of the same drawer, or that of the page, which comes before all drawers. */
const findForm = (title: Element): Element | null =>
  (title.closest('.drawer') ?? document).querySelector('.collection-edit')

/** Creates the function that calls a form without a title “New image” or, once it is saved, “Untitled image” (ADM-05). */
export const createTitleMender = (collections: ClientConfig['collections']) => (): void => {
  for (const title of document.querySelectorAll('.render-title')) {
    const form = title.textContent === PAYLOAD_TITLE ? findForm(title) : null
    const collection = collections.find(({ slug }) => form?.classList.contains(`collection-edit--${slug}`) === true)
    const kind: unknown = collection?.labels.singular
    if (form === null || typeof kind !== 'string') continue
    const isSaved = form.classList.contains('collection-edit--is-editing')
    const name = isSaved ? untitledName(kind) : `New ${lowerWords(kind)}`
    setText(title, name)
    title.setAttribute('title', name)
  }
}

import { DELETE_FOR_GOOD_BUTTON, MOVE_TO_TRASH_BUTTON } from '@/src/domain/panel/confirm-words'
import { setText } from './set-text'

/** Marks a form or a list whose documents have a trash, so that its buttons can say so. */
export const HAS_TRASH = 'data-has-trash'

const isTrashList = (): boolean => window.location.pathname.endsWith('/trash')

/** Checks the form in front, which may be in a drawer over another. */
const formHasTrash = (): boolean =>
  [...document.querySelectorAll('.doc-controls')].at(-1)?.querySelector(`[${HAS_TRASH}]`) !== null

/** Payload calls moving to the trash “Delete”, which staff would not dare to press (ADM-02). */
export const mendFormDeletion = (button: Element): void => {
  if (formHasTrash()) setText(button, MOVE_TO_TRASH_BUTTON)
}

/** The button for the chosen rows of a list, and of its trash. */
export const mendListDeletion = (button: Element): void => {
  if (document.querySelector(`.collection-list [${HAS_TRASH}]`) === null) return
  const label = button.querySelector('.btn__label')
  const text = isTrashList() ? DELETE_FOR_GOOD_BUTTON : MOVE_TO_TRASH_BUTTON
  if (label !== null) setText(label, text)
  if (button.getAttribute('aria-label') !== text) button.setAttribute('aria-label', text)
}

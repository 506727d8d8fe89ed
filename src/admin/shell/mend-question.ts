import { confirmWordsOf, DELETE_FOR_GOOD } from '@/src/domain/panel/confirm-words'
import { setText } from './set-text'

/** Payload's word for every button that makes something happen. */
const PAYLOAD_BUTTON = 'Confirm'
/** Marks the button of what can't be undone (`questions.css`). */
const DANGER = 'data-danger'

/** Lets a question whether something should really happen say in its heading and on its button what that is (ADM-02). */
export const mendQuestion = (dialog: Element): void => {
  const heading = dialog.querySelector('h1')
  const button = dialog.querySelector<HTMLElement>('#confirm-action .btn__label')
  if (heading === null || button === null) return
  const words = confirmWordsOf({
    heading: heading.textContent,
    body: dialog.textContent,
    skipsTrash: dialog.querySelector<HTMLInputElement>('#delete-forever')?.checked === true,
  })
  // A button that is working says so.
  if (button.textContent !== PAYLOAD_BUTTON && button.textContent !== button.dataset['words']) return
  setText(heading, words.heading)
  if (words.button === undefined) return
  button.dataset['words'] = words.button
  setText(button, words.button)
  button.closest('button')?.toggleAttribute(DANGER, words.heading === DELETE_FOR_GOOD)
}

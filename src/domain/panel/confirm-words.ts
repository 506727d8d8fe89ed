/**
 * The words of a question before something happens (ADM-02). Payload heads it “Confirm deletion” with the button
 * “Confirm”, whether a document moves to the trash or is gone for good.
 */

/** End each question about moving to the trash, and say which question it is. */
export const TRASH_NOTE = 'To get it back later, use “Restore” in the trash.'
export const TRASH_NOTE_OF_SEVERAL = 'To get them back later, use “Restore” in the trash.'

/** The buttons that ask these questions. */
export const MOVE_TO_TRASH_BUTTON = 'Move to trash'
export const DELETE_FOR_GOOD_BUTTON = 'Delete for good'

const MOVE_TO_TRASH = 'Move to the trash?'
export const DELETE_FOR_GOOD = 'Delete for good?'

type Question = {
  readonly heading: string
  readonly body: string
  /** Staff ticked that the document should not go to the trash. */
  readonly skipsTrash: boolean
}

/** Returns what the question is and its button does; the button of another question stays as it is. */
export const confirmWordsOf = ({
  heading,
  body,
  skipsTrash,
}: Question): { readonly heading: string; readonly button?: string } => {
  const isTrash = body.includes(TRASH_NOTE) || body.includes(TRASH_NOTE_OF_SEVERAL)
  const shown = isTrash ? (skipsTrash ? DELETE_FOR_GOOD : MOVE_TO_TRASH) : heading
  return shown.endsWith('?') ? { heading: shown, button: shown.slice(0, -1) } : { heading: shown }
}

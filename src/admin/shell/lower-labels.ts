import { createLabelLowering } from '@/src/domain/panel/labels-in-sentences'
import { lowerWords } from '@/src/domain/text/format-text'

/** Payload's sentences with labels of collections: questions, messages and empty lists. */
const SENTENCES = '.confirmation-modal__content, .payload-toast-item, .no-results'

/** Before the sign-in, Payload sends the browser collections without labels. */
type Labelled = { readonly labels?: { readonly singular: unknown; readonly plural: unknown } }

const labelsOf = ({ labels }: Labelled): readonly string[] =>
  [labels?.singular, labels?.plural].filter((one) => typeof one === 'string')

/** Creates the function that writes the labels of collections in lower case in the sentences of the page (ADM-05). */
export const createLabelLowercaser = (collections: readonly Labelled[]): (() => void) => {
  const lower = createLabelLowering(collections.flatMap(labelsOf))
  return () => {
    for (const sentence of document.querySelectorAll(SENTENCES)) {
      const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        // Titles of documents are links or bold.
        if (text.parentElement?.closest('a, strong')) continue
        const lowered = lower(text.data)
        if (lowered !== text.data) text.data = lowered
      }
    }
  }
}

/** Writes “Add Note” as “Add note”, also where React has its words in several texts. */
export const lowerButtonLabel = (label: Element): void => {
  for (const [index, text] of [...label.childNodes].entries()) {
    if (!(text instanceof Text)) continue
    const lowered = index === 0 ? text.data.replace(/(?<=^\S+ ).+$/su, lowerWords) : lowerWords(text.data)
    if (lowered !== text.data) text.data = lowered
  }
}

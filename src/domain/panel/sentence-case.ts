/** A word as titles have it: “Draft”, but not “URL”, “iPhone” or “{{label}}”. */
const TITLE_WORD = /^[A-Z][a-z]+[.]?$/

/** Several sentences, or a label with an example, whose later words may begin with a capital for a reason. */
const SEVERAL_PARTS = /[.?!:…]\s/

/** Writes a label such as “Save Draft” as the panel writes its own: “Save draft”. */
export const toSentenceCase = (text: string): string =>
  SEVERAL_PARTS.test(text)
    ? text
    : text
        .split(' ')
        .map((word, at) => (at > 0 && TITLE_WORD.test(word) ? word.toLowerCase() : word))
        .join(' ')

type Texts = { readonly [name: string]: string | Texts }

/** Writes all labels of a catalogue of texts in sentence case. */
export const catalogueInSentenceCase = <T extends Texts>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      typeof value === 'string' ? toSentenceCase(value) : catalogueInSentenceCase(value),
    ]),
  ) as T

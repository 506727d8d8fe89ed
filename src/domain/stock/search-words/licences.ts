import type { Range } from '../search-url/state'
import type { Token } from './tokens'

/** A class of driver licence with the gross vehicle mass that it covers, in kg: the same in all states and territories. */
const classes: readonly { readonly words: RegExp; readonly range: Range }[] = [
  // “C class” is a car of Mercedes-Benz.
  { words: /^(?:car|c|standard|normal|ordinary) licen[cs]ed? /, range: { max: 4500 } },
  { words: /^(?:lr (?=class |licen[cs]e)|light rigid )(?:class )?(?:licen[cs]ed? )?/, range: { max: 8000 } },
  {
    words:
      /^(?:(?:mr|hr|hc|mc) (?=class |licen[cs]e)|(?:medium|heavy) rigid |(?:heavy|multi) combination )(?:class )?(?:licen[cs]ed? )?/,
    range: { min: 8000 },
  },
]

/** Words of the longest class with “class licence”. */
const MAX_WORDS = 4

/** Finds “car licence”, “LR class” and “medium rigid”: buyers of trucks ask for what they may drive (SHP-10). */
export const findLicence = (
  tokens: readonly Token[],
  from: number,
): { readonly length: number; readonly range: Range } | undefined => {
  const text = `${tokens
    .slice(from, from + MAX_WORDS)
    .map(({ key }) => key)
    .join(' ')} `
  for (const { words, range } of classes) {
    const [written] = words.exec(text) ?? []
    if (written !== undefined) return { length: written.trim().split(' ').length, range }
  }
  return undefined
}

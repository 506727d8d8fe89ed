import { lowerWords } from '../text/format-text'

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Creates the function that writes labels of collections in lower case inside Payload's sentences, after a number or an
 * article: `2 Posts moved to the trash.` becomes `2 posts moved to the trash.` What is quoted, such as a title, stays.
 */
export const createLabelLowering = (labels: readonly string[]): ((sentence: string) => string) => {
  if (labels.length === 0) return (sentence) => sentence
  const longestFirst = labels.toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(
    String.raw`(?<=(?:^|[\s(])(?:\d[\d,]*|[Tt]he|[Tt]his|[Nn]o) )(?:${longestFirst.map(escapePattern).join('|')})(?![\p{L}\p{N}])`,
    'gu',
  )
  return (sentence) => {
    const quote = sentence.search(/[“"]/u)
    const start = quote === -1 ? sentence : sentence.slice(0, quote)
    return start.replaceAll(pattern, lowerWords) + sentence.slice(start.length)
  }
}

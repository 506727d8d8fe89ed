/** Writes the first letter as a capital. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats a slug whose name is not known: `edge-kia-glenelg` → `Edge Kia Glenelg`. */
export const formatSlug = (slug: string): string => slug.split('-').map(capitalize).join(' ')

/** Writes capitalised words in lower case, for the middle of a sentence; abbreviations such as GST and CVT stay. */
export const lowerWords = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=[\p{Ll}])[\p{Ll}]*(?![\p{L}\p{N}])/gu, (word) => word.toLowerCase())

/** Trims a text and replaces each run of white space with one space. Most texts are plain, which costs one test. */
export const collapseSpaces = (text: string): string =>
  (/\s{2,}|[^\S ]/u.test(text) ? text.replace(/\s+/gu, ' ') : text).trim()

/** Limits a text to a number of characters, the last of which is an ellipsis if some are left out. */
export const truncate = (text: string, maxChars: number): string =>
  text.length > maxChars ? `${text.slice(0, maxChars - 1)}…` : text

/** Truncates a text between words; within a word if that would leave out half of the text. */
export const truncateAtWord = (text: string, maxChars: number): string => {
  if (text.length <= maxChars) return text
  const start = text.slice(0, maxChars - 1)
  const space = start.search(/\s\S*$/)
  return `${(space > maxChars / 2 ? start.slice(0, space) : start).trimEnd()}…`
}

/** Lists words as a sentence does: `Milton`, `Milton and Kedron`, `Milton, Kedron and Aspley`. */
export const joinWithAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Lists choices: `Milton`, `Milton or Kedron`. */
export const joinWithOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

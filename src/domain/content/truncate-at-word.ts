/** Returns text on one line, truncated at a word if it is longer. */
export const truncateAtWord = (text: string, maxChars: number): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= maxChars ? line : `${line.slice(0, maxChars - 1).replace(/\s+\S*$/, '')}…`
}

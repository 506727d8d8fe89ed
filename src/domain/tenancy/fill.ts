/** Replaces placeholders such as `{name}` in all texts of a value; unknown ones stay. */
export const filled = (value: unknown, words: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (all, word: string) => words[word] ?? all)
  if (Array.isArray(value)) return value.map((one) => filled(one, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, words)]))
}

/** Replaces placeholders such as `{name}` in all texts of a value; unknown ones stay. */
export const fillPlaceholders = (value: unknown, values: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
  if (Array.isArray(value)) return value.map((one) => fillPlaceholders(one, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillPlaceholders(inner, values)]))
}

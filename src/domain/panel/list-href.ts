type Condition = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** URL of a collection's list in the panel, filtered by all of the conditions. */
export const listHref = (collection: string, ...conditions: readonly Condition[]): string => {
  const rules = conditions.flatMap((condition) => Object.entries(condition))
  const query = rules.flatMap(([field, rule], index) =>
    Object.entries(rule).map(
      ([operator, value]) =>
        `where[or][0][and][${String(index)}][${field}][${operator}]=${encodeURIComponent(String(value))}`,
    ),
  )
  return `/admin/collections/${collection}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

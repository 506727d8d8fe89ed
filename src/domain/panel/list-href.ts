type Condition = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Writes one value, or each value of a list, which Payload shows as a choice of its own. */
const toParams = (name: string, value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one, index) => toParams(`${name}[${String(index)}]`, one))
    : [`${name}=${encodeURIComponent(String(value))}`]

/** URL of a collection's list in the panel, filtered by all of the conditions. */
export const listHref = (collection: string, ...conditions: readonly Condition[]): string => {
  const rules = conditions.flatMap((condition) => Object.entries(condition))
  const query = rules.flatMap(([field, rule], index) =>
    Object.entries(rule).flatMap(([operator, value]) =>
      toParams(`where[or][0][and][${String(index)}][${field}][${operator}]`, value),
    ),
  )
  return `/admin/collections/${collection}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

type Query = { readonly where?: unknown; readonly search?: unknown; readonly tenant?: string | undefined }

/** Flattens a nested value to query parameters, such as `where[or][0][and][0][stage][equals]`. */
const flattenParams = (value: unknown, name: string): readonly (readonly [string, string])[] => {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flattenParams(inner, `${name}[${key}]`))
}

/** URL of a CSV with the leads that the list shows. */
export const exportHref = ({ where, search, tenant }: Query): string => {
  const text = typeof search === 'string' ? search : undefined
  const query = new URLSearchParams(
    [...flattenParams(where, 'where'), ...flattenParams(text, 'search'), ...flattenParams(tenant, 'tenant')].map(
      ([name, value]) => [name, value],
    ),
  )
  return `/api/leads/export?${query.toString()}`
}

export type FetchJsonOptions = {
  /** Sent as a bearer token and not in the address, because addresses are logged. */
  readonly key?: string | undefined
  readonly timeoutMs?: number
}

/** The time an external service has, because a page waits for it. */
const TIMEOUT_MS = 2500

/** Adds query parameters to an address, leaving out those that are undefined. */
export const withParams = (address: string, params: Readonly<Record<string, string | number | undefined>>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(params)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

/**
 * Requests JSON from an external service. Returns null if the service has none (404, 204, an empty body or null).
 * Rejects on a timeout, another status or invalid JSON; the error message contains neither the address nor the key.
 */
export const fetchJson = async (
  address: string,
  { key, timeoutMs = TIMEOUT_MS }: FetchJsonOptions = {},
): Promise<unknown> => {
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404 || response.status === 204) return null
  if (!response.ok) throw new Error(`The service answered ${response.status}.`)
  const text = await response.text()
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Error('The service did not answer with JSON.')
  }
}

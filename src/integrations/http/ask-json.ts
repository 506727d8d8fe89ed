export type AskJson = {
  /** Sent as a bearer token, never in an address, where logs would keep it. */
  readonly key?: string | undefined
  readonly timeoutMs?: number
}

/** Milliseconds an outside service has: a page waits no longer for any of its parts. */
const patience = 2500

/** An address with these parameters beside its own; what is undefined is left out. */
export const withParams = (address: string, params: Readonly<Record<string, string | number | undefined>>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(params)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

/**
 * Asks an outside service for JSON. Null where it answers that there is none (404, 204, nothing, null). Rejects where it
 * does not answer in time, with another status, or with what is no JSON; the reason names neither address nor key.
 */
export const askJson = async (address: string, { key, timeoutMs = patience }: AskJson = {}): Promise<unknown> => {
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
    throw new Error('The service did not answer JSON.')
  }
}

/** The search was aborted in favour of the next one. */
export class Superseded extends Error {}

export type Sent = { readonly status: number; readonly content: string }

type Ask = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds until the response begins, and from then until it is complete. */
  readonly patience: readonly [begin: number, end: number]
}

/**
 * Creates a function that sends one request at a time: the next one aborts the one before, so that neither network nor
 * engine works for an unused response. Rejects with `Superseded` then, and with an `AbortError` on timeout.
 */
export const latestRequest = () => {
  let before: AbortController | undefined
  return async (url: string, { method, headers, body, patience: [begin, end] }: Ask): Promise<Sent> => {
    before?.abort(new Superseded('Superseded by another search.'))
    const own = new AbortController()
    before = own
    let timer: ReturnType<typeof setTimeout> | undefined
    const within = (most: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => own.abort(), most)
    }
    try {
      within(begin)
      const response = await fetch(url, { method, headers, body, signal: own.signal })
      within(end)
      return { status: response.status, content: await response.text() }
    } catch (error) {
      throw own.signal.reason instanceof Superseded ? own.signal.reason : error
    } finally {
      clearTimeout(timer)
    }
  }
}

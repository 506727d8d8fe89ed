/** A search that was given up for the next one: nobody waits for its answer. */
export class Superseded extends Error {}

export type Sent = { readonly status: number; readonly content: string }

type Ask = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds until the answer begins, then until all of it is there. */
  readonly patience: readonly [begin: number, end: number]
}

/**
 * Sends one search at a time: the next one ends the one before it, so that neither the line nor the engine works for an
 * answer nobody will see. Rejects with `Superseded` then, with an `AbortError` where the answer took too long.
 */
export const latestRequest = () => {
  let before: AbortController | undefined
  return async (url: string, { method, headers, body, patience: [begin, end] }: Ask): Promise<Sent> => {
    before?.abort(new Superseded('Another search was asked for.'))
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

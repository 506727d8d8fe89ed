import type { liteClient } from 'algoliasearch/lite'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

/** A search that was given up for the next one: nobody waits for its answer. */
export class Superseded extends Error {}

/**
 * Sends one search at a time: the next one ends the one before it, so that neither the line nor the engine works for an
 * answer nobody will see. Timeouts in milliseconds: until the answer begins, then until all of it is there.
 */
export const latestRequest = (): Requester => {
  let before: AbortController | undefined
  return {
    send: async ({ url, method, headers, data, connectTimeout, responseTimeout }) => {
      before?.abort(new Superseded('Another search was asked for.'))
      const own = new AbortController()
      before = own
      let timer: ReturnType<typeof setTimeout> | undefined
      const within = (most: number): void => {
        clearTimeout(timer)
        timer = setTimeout(() => own.abort(), most)
      }
      try {
        within(connectTimeout)
        const response = await fetch(url, { method, headers, body: data as string, signal: own.signal })
        within(responseTimeout)
        return { status: response.status, content: await response.text(), isTimedOut: false }
      } catch (error) {
        const { aborted, reason } = own.signal
        if (reason instanceof Superseded) throw reason
        return { status: 0, content: aborted ? 'Timeout' : String(error), isTimedOut: aborted }
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

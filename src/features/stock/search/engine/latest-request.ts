/** The search was aborted in favour of the next one. */
export class SupersededError extends Error {}

export type RawResponse = { readonly status: number; readonly content: string }

type RequestOptions = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds until the response begins, and from then until it is complete. */
  readonly timeouts: readonly [begin: number, end: number]
}

/**
 * Creates a function that sends one request at a time: the next one aborts the one before, so that neither network nor
 * engine works for an unused response. Rejects with `SupersededError` then, and with an `AbortError` on timeout.
 */
export const createLatestRequest = () => {
  let previous: AbortController | undefined
  return async (
    url: string,
    { method, headers, body, timeouts: [begin, end] }: RequestOptions,
  ): Promise<RawResponse> => {
    previous?.abort(new SupersededError('Superseded by another search.'))
    const controller = new AbortController()
    previous = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const abortAfter = (milliseconds: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => controller.abort(), milliseconds)
    }
    try {
      abortAfter(begin)
      const response = await fetch(url, { method, headers, body, signal: controller.signal })
      abortAfter(end)
      return { status: response.status, content: await response.text() }
    } catch (error) {
      throw controller.signal.reason instanceof SupersededError ? controller.signal.reason : error
    } finally {
      clearTimeout(timer)
    }
  }
}

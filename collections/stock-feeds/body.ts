/** A request's body, up to a limit. */

export class TooLarge extends Error {}
export class TooSlow extends Error {}

/**
 * The body's bytes. Throws TooLarge beyond `most` bytes, and TooSlow once the signal aborts, also while nothing comes.
 */
export async function* bounded(
  body: ReadableStream<Uint8Array>,
  most: number,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let size = 0
  const reader = body.getReader()
  // Ends the read that waits.
  const stop = (): void => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (signal?.aborted === true) throw new TooSlow()
      if (done) return
      size += value.length
      if (size > most) throw new TooLarge()
      yield value
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    await reader.cancel().catch(() => undefined)
  }
}

/** The whole body. Throws as `bounded` does. */
export const bytesOf = async (
  body: ReadableStream<Uint8Array> | null | undefined,
  most: number,
  signal?: AbortSignal,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  if (body) for await (const chunk of bounded(body, most, signal)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** As text; undefined where it is not UTF-8. */
export const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export class TooLarge extends Error {}

/**
 * Yields the chunks of a request body, which the web server buffers (SEC-04). Throws `BodyTooLarge` beyond `maxBytes`.
 */
export async function* bounded(body: ReadableStream<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw new TooLarge()
    yield chunk
  }
}

/** Reads a complete request body. Throws as `limitBody` does. */
export const bytesOf = async (
  body: ReadableStream<Uint8Array> | null | undefined,
  most: number,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  if (body) for await (const chunk of bounded(body, most)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Decodes UTF-8; undefined if the bytes are not valid. */
export const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export class BodyTooLarge extends Error {}

/**
 * Yields the chunks of a request body, which the web server buffers (SEC-04). Throws `BodyTooLarge` beyond `maxBytes`.
 */
export async function* limitBody(body: ReadableStream<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new BodyTooLarge()
    yield chunk
  }
}

/** Reads a complete request body. Throws as `limitBody` does. */
export const readBytes = async (
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes: number,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  if (body) for await (const chunk of limitBody(body, maxBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Decodes UTF-8; undefined if the bytes are not valid. */
export const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

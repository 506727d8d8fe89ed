/** A request's body, up to a limit. */

export class TooLarge extends Error {}

/** The body's bytes. Throws TooLarge beyond `most` of them. The server in front has received it whole (SEC-04). */
export async function* bounded(body: ReadableStream<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw new TooLarge()
    yield chunk
  }
}

/** The whole body. Throws as `bounded` does. */
export const bytesOf = async (
  body: ReadableStream<Uint8Array> | null | undefined,
  most: number,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  if (body) for await (const chunk of bounded(body, most)) chunks.push(chunk)
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

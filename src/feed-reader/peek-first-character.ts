type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const MAX_PEEK_BYTES = 4096
/** Blanks, byte order marks and the zeros of UTF-16. */
const skippedBytes = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff])

const findFirstCharacter = (chunk: Uint8Array): string | undefined => {
  const byte = chunk.find((one) => !skippedBytes.has(one))
  return byte === undefined ? undefined : String.fromCharCode(byte)
}

/** Returns the first character of a stream, and the complete stream. */
export const peekFirstCharacter = async (
  bytes: Bytes,
): Promise<{ readonly first: string | undefined; readonly bytes: AsyncIterable<Uint8Array> }> => {
  const chunks = (async function* () {
    yield* bytes
  })()
  const readChunks: Uint8Array[] = []
  let first: string | undefined
  for (let length = 0; first === undefined && length < MAX_PEEK_BYTES;) {
    const next = await chunks.next()
    if (next.done === true) break
    readChunks.push(next.value)
    length += next.value.length
    first = findFirstCharacter(next.value)
  }
  return {
    first,
    bytes: (async function* () {
      yield* readChunks
      yield* chunks
    })(),
  }
}

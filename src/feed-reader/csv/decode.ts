/** Decodes the bytes of a feed. Feeds do not state their encoding; each file has one. */

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

const byteOrderMarks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const detectByMark = (head: Uint8Array): Encoding | undefined =>
  byteOrderMarks.find(([, mark]) => mark.every((byte, index) => head[index] === byte))?.[0]

/** Detects UTF-16 without a byte order mark: every other byte of plain text is 0. */
const detectByZeros = (head: Uint8Array): Encoding | undefined => {
  const pairs = Math.min(head.length, 256) >> 1
  const count = (offset: number): number => {
    let zeros = 0
    for (let index = offset; index < pairs * 2; index += 2) if (head[index] === 0) zeros += 1
    return zeros
  }
  const [even, odd] = [count(0), count(1)]
  if (pairs < 4 || (even > 0 && odd > 0)) return undefined
  if (odd > pairs * 0.8) return 'utf-16le'
  return even > pairs * 0.8 ? 'utf-16be' : undefined
}

const isValidUtf8 = (bytes: Uint8Array, cut: boolean): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: cut })
    return true
  } catch {
    return false
  }
}

const concat = (left: Uint8Array, right: Uint8Array): Uint8Array => {
  if (left.length === 0) return right
  const both = new Uint8Array(left.length + right.length)
  both.set(left)
  both.set(right, left.length)
  return both
}

const noBytes = new Uint8Array(0)
const HEAD_BYTES = 64
const MAX_RUN_BYTES = 64

type Decoder = Pick<TextDecoder, 'decode'>

/** Characters 0x80 to 0x9F of Windows-1252, which Node 20's own decoder reads as control characters. */
const HIGH_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const windows1252: Decoder = {
  decode: (bytes) =>
    Buffer.from(bytes as Uint8Array)
      .toString('latin1')
      .replace(/[\u0080-\u009f]/gu, (char) => HIGH_CHARACTERS.charAt(char.charCodeAt(0) - 0x80)),
}

const createDecoder = (encoding: Encoding): Decoder =>
  encoding === 'windows-1252' ? windows1252 : new TextDecoder(encoding)

/** Start and end of the first run of bytes beyond ASCII. */
const findFirstRun = (bytes: Uint8Array): readonly [from: number, to: number] | undefined => {
  const from = bytes.findIndex((byte) => byte >= 0x80)
  if (from === -1) return undefined
  let to = from
  while (to < bytes.length && (bytes[to] ?? 0) >= 0x80) to += 1
  return [from, to]
}

class StreamDecoder {
  private pending: Uint8Array = noBytes
  private isHeadRead = false
  private decoder: Decoder | undefined

  constructor(encoding: Encoding | undefined) {
    this.decoder = encoding === undefined ? undefined : createDecoder(encoding)
  }

  push(chunk: Uint8Array, last: boolean): string {
    const bytes = concat(this.pending, chunk)
    this.pending = noBytes
    if (this.decoder === undefined && !this.isHeadRead) {
      if (bytes.length < HEAD_BYTES && !last) return this.holdBack(bytes)
      this.isHeadRead = true
      const encoding = detectByMark(bytes) ?? detectByZeros(bytes)
      if (encoding !== undefined) this.decoder = createDecoder(encoding)
    }
    return this.decoder === undefined ? this.decodeAscii(bytes, last) : this.decoder.decode(bytes, { stream: !last })
  }

  private holdBack(bytes: Uint8Array): string {
    this.pending = bytes.slice()
    return ''
  }

  /** Decodes ASCII until the first run of other bytes decides the encoding of the file. */
  private decodeAscii(bytes: Uint8Array, last: boolean): string {
    const run = findFirstRun(bytes)
    if (run === undefined) return new TextDecoder('utf-8').decode(bytes)
    const [from, to] = run
    const isOpen = to === bytes.length && !last
    if (isOpen && to - from < MAX_RUN_BYTES) {
      return new TextDecoder('utf-8').decode(bytes.subarray(0, from)) + this.holdBack(bytes.subarray(from))
    }
    this.decoder = createDecoder(isValidUtf8(bytes.subarray(from, to), isOpen) ? 'utf-8' : 'windows-1252')
    return this.decoder.decode(bytes, { stream: !last })
  }
}

/**
 * Decodes a stream of bytes: by its byte order mark, by the zeros of UTF-16, otherwise as UTF-8 until the first
 * character beyond ASCII shows that it is Windows-1252 (a superset of Latin-1). One pass that buffers at most a chunk.
 */
export async function* decode(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  encoding?: Encoding,
): AsyncGenerator<string> {
  const decoder = new StreamDecoder(encoding)
  for await (const chunk of chunks) yield decoder.push(chunk, false)
  yield decoder.push(noBytes, true)
}

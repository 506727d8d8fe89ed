import { createGzip, createGunzip } from 'node:zlib'
import { Readable } from 'node:stream'
import type { ClientBase, Pool } from 'pg'

/** Stores the last file of a feed compressed, so that a mapping can be tried on it before it is saved (STK-02). */

type Bytes = AsyncIterable<Uint8Array>

/** Limit for the compressed bytes; a file of 100,000 vehicles has about 15 MB. */
const MAX_PACKED_BYTES = 24 * 1024 * 1024

const iteratorOf = (bytes: Bytes): AsyncIterator<Uint8Array> => bytes[Symbol.asyncIterator]()

export class LastFileRecorder {
  private readonly source: AsyncIterator<Uint8Array>
  private readonly gzip = createGzip({ level: 1 })
  private readonly parts: Buffer[] = []
  private size = 0
  private ended = false

  constructor(bytes: Bytes) {
    this.source = iteratorOf(bytes)
    this.gzip.on('data', (part: Buffer) => {
      this.size += part.length
      if (this.size <= MAX_PACKED_BYTES) this.parts.push(part)
      else this.parts.length = 0
    })
  }

  private async readNext(): Promise<IteratorResult<Uint8Array>> {
    const next = await this.source.next()
    if (next.done === true) this.ended = true
    else if (this.size <= MAX_PACKED_BYTES && !this.gzip.write(next.value)) {
      await new Promise((resolve) => this.gzip.once('drain', resolve))
    }
    return next
  }

  /** The file's bytes for the importer, which may stop early without closing the stream. */
  get bytes(): Bytes {
    return { [Symbol.asyncIterator]: () => ({ next: () => this.readNext() }) }
  }

  /** Reads the rest of the file and stores all of it as the feed's last file, unless it is too large. */
  async save(client: ClientBase, feedId: string, name: string, now: Date): Promise<void> {
    while (!this.ended) await this.readNext()
    await new Promise<void>((resolve) => this.gzip.once('end', resolve).end())
    const packed = this.size <= MAX_PACKED_BYTES ? Buffer.concat(this.parts) : null
    await client.query(
      `INSERT INTO stock_feed_files (feed_id, name, packed, kept_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (feed_id) DO UPDATE SET name = $2, packed = $3, kept_at = $4`,
      [feedId, name.slice(-500), packed, now],
    )
  }

  /** Releases the file, also after a read error. */
  async close(): Promise<void> {
    this.gzip.destroy()
    await this.source.return?.()
  }
}

/** Finds the feed's last file; undefined if it is not found or it was too large to store. */
export const findLastFile = async (
  db: Pick<Pool, 'query'>,
  feedId: string,
): Promise<{ readonly name: string; readonly bytes: Bytes } | undefined> => {
  const { rows } = await db.query<{ name: string; packed: Buffer | null }>(
    'SELECT name, packed FROM stock_feed_files WHERE feed_id = $1',
    [feedId],
  )
  const [row] = rows
  if (row === undefined || row.packed === null) return undefined
  return { name: row.name, bytes: Readable.from([row.packed]).pipe(createGunzip()) }
}

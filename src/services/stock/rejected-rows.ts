import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { ClientBase, Pool } from 'pg'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import { formatCsvLine } from '@/src/feed-reader'

/** Stores all rejected rows of a run as a compressed CSV file; the run's report holds only the first ones. */

const MAX_ROWS = 50_000
const header = formatCsvLine(['line', 'column', 'value', 'reason'])
const formatLine = ({ line, column, value, reason }: Finding): string => formatCsvLine([line, column, value, reason])

export class RejectedRows {
  private readonly lines: string[] = []
  private count = 0

  add(finding: Finding): void {
    this.count += 1
    if (this.lines.length < MAX_ROWS) this.lines.push(formatLine(finding))
  }

  /** Stores the rows, if there are any. */
  async save(client: ClientBase, runId: string): Promise<void> {
    if (this.count === 0) return
    const more = this.count - this.lines.length
    const end = more > 0 ? formatCsvLine(['', '', '', `${more} more rows were rejected.`]) : ''
    const packed = await promisify(gzip)(`${header}${this.lines.join('')}${end}`)
    await client.query('INSERT INTO stock_import_rejections (import_id, packed) VALUES ($1, $2)', [runId, packed])
  }
}

/** Loads the rejected rows of a run as CSV that is safe to open in a spreadsheet; undefined if there are none. */
export const loadRejectedCsv = async (db: Pick<Pool, 'query'>, runId: string): Promise<Buffer | undefined> => {
  const { rows } = await db.query<{ packed: Buffer }>(
    'SELECT packed FROM stock_import_rejections WHERE import_id = $1',
    [runId],
  )
  const [row] = rows
  return row === undefined ? undefined : promisify(gunzip)(row.packed)
}

import { closeSync, existsSync, mkdirSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import { csvLine } from './csv/write'

/** The file that lists rejected rows; made when the first comes, so that a clean import leaves nothing behind. */
export type RejectedFile = {
  readonly add: (found: Finding) => void
  /** Where the rows were written; undefined when there were none. */
  readonly close: () => string | undefined
}

const header = csvLine(['line', 'column', 'value', 'reason'])

const beside = (file: string): string => {
  const { dir, name } = path.parse(file)
  return path.join(dir, `${name}.rejected.csv`)
}

const open = (file: string, fallbackFolder: string): { readonly handle: number; readonly path: string } => {
  const first = beside(file)
  try {
    return { handle: openSync(first, 'w'), path: first }
  } catch {
    // The feed's folder may be read-only: a mount, another user's.
    mkdirSync(fallbackFolder, { recursive: true })
    const second = path.join(fallbackFolder, path.basename(first))
    return { handle: openSync(second, 'w'), path: second }
  }
}

/** Rejected rows as CSV beside `file`, or in `fallbackFolder` where that place cannot be written to. */
export const rejectedFile = (file: string, fallbackFolder: string): RejectedFile => {
  let opened: { readonly handle: number; readonly path: string } | undefined
  const start = () => {
    opened = open(file, fallbackFolder)
    writeSync(opened.handle, header)
    return opened
  }
  return {
    add: (found) => {
      writeSync((opened ?? start()).handle, csvLine([found.line, found.column, found.value, found.reason]))
    },
    close: () => {
      const hadRows = opened !== undefined
      // What an earlier import left must not be taken for this one's.
      if (!hadRows && existsSync(beside(file))) start()
      if (opened !== undefined) closeSync(opened.handle)
      return hadRows ? opened?.path : undefined
    },
  }
}

import { closeSync, existsSync, mkdirSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import { formatCsvLine } from '@/src/feed-reader'

/** The file that lists rejected rows; created with the first one, so that an import without any leaves no file. */
export type RejectedFile = {
  readonly add: (finding: Finding) => void
  /** Path of the file; undefined if no rows were rejected. */
  readonly close: () => string | undefined
}

const header = formatCsvLine(['line', 'column', 'value', 'reason'])

const rejectedPathOf = (file: string): string => {
  const { dir, name } = path.parse(file)
  return path.join(dir, `${name}.rejected.csv`)
}

const openFile = (file: string, fallbackFolder: string): { readonly handle: number; readonly path: string } => {
  const first = rejectedPathOf(file)
  try {
    return { handle: openSync(first, 'w'), path: first }
  } catch {
    // The feed's folder may be read-only, such as a mount or another user's folder.
    mkdirSync(fallbackFolder, { recursive: true })
    const second = path.join(fallbackFolder, path.basename(first))
    return { handle: openSync(second, 'w'), path: second }
  }
}

/** Writes rejected rows as CSV next to `file`, or to `fallbackFolder` if that folder is not writable. */
export const createRejectedFile = (file: string, fallbackFolder: string): RejectedFile => {
  let opened: { readonly handle: number; readonly path: string } | undefined
  const start = () => {
    opened = openFile(file, fallbackFolder)
    writeSync(opened.handle, header)
    return opened
  }
  return {
    add: (finding) => {
      writeSync(
        (opened ?? start()).handle,
        formatCsvLine([finding.line, finding.column, finding.value, finding.reason]),
      )
    },
    close: () => {
      const hadRows = opened !== undefined
      // Empties the file of an earlier import, which would look like this one's.
      if (!hadRows && existsSync(rejectedPathOf(file))) start()
      if (opened !== undefined) closeSync(opened.handle)
      return hadRows ? opened?.path : undefined
    },
  }
}

import { statfs } from 'node:fs/promises'
import { OperatorError } from './log.mjs'

const formatGigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`

/** Throws an `OperatorError` when a folder's disk has fewer than `bytes` free. */
export const checkDiskSpace = async (folder, bytes, what) => {
  const fs = await statfs(folder).catch(() => null)
  // Some file systems report no size.
  if (fs === null || fs.blocks === 0) return
  const free = fs.bavail * fs.bsize
  if (free >= bytes) return
  throw new OperatorError(
    `There isn’t enough disk space: ${what} need ${formatGigabytes(bytes)}, but ${folder} has only ${formatGigabytes(free)} free.`,
  )
}

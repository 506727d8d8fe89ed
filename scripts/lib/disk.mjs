import { statfs } from 'node:fs/promises'
import { Problem } from './say.mjs'

const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`

/** Throws an `OperatorError` when a folder's disk has fewer than `bytes` free. */
export const needSpace = async (folder, bytes, what) => {
  const fs = await statfs(folder).catch(() => null)
  // Some file systems report no size.
  if (fs === null || fs.blocks === 0) return
  const free = fs.bavail * fs.bsize
  if (free >= bytes) return
  throw new Problem(`The disk is full: ${what} need ${gigabytes(bytes)}, ${gigabytes(free)} is free in ${folder}.`)
}

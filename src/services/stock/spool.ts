import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * Bytes that come at their sender's pace, as a file for as long as the work goes on: nothing that others wait for, such
 * as a connection to Postgres, needs to be held before the last of them is there. Throws what the bytes throw.
 */
export const spooled = async <T>(bytes: AsyncIterable<Uint8Array>, work: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-upload-'))
  const file = path.join(folder, 'stock')
  try {
    await pipeline(bytes, createWriteStream(file, { mode: 0o600 }))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Uploads and trials of one feed that this process takes at a time. */
const together = 2
const working = new Map<string, number>()

/** The work, unless as much of the feed's is under way as may be; undefined then. */
export const unlessCrowded = async <T>(feedId: string, work: () => Promise<T>): Promise<T | undefined> => {
  const count = working.get(feedId) ?? 0
  if (count >= together) return undefined
  working.set(feedId, count + 1)
  try {
    return await work()
  } finally {
    const left = (working.get(feedId) ?? 1) - 1
    if (left === 0) working.delete(feedId)
    else working.set(feedId, left)
  }
}

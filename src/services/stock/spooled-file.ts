import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * Saves a stream to a temporary file while the work runs on it. Until the last byte has arrived, which may be slow,
 * nothing scarce such as a connection to Postgres is held. Rejects if the stream fails.
 */
export const withSpooledFile = async <T>(
  bytes: AsyncIterable<Uint8Array>,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-upload-'))
  const file = path.join(folder, 'stock')
  try {
    await pipeline(bytes, createWriteStream(file, { mode: 0o600 }))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Concurrent uploads and trials of one feed in this process. */
const MAX_CONCURRENT_PER_FEED = 2
const runningCounts = new Map<string, number>()

/** Runs the work; undefined if the feed's limit of concurrent work is reached. */
export const withFeedSlot = async <T>(feedId: string, work: () => Promise<T>): Promise<T | undefined> => {
  const count = runningCounts.get(feedId) ?? 0
  if (count >= MAX_CONCURRENT_PER_FEED) return undefined
  runningCounts.set(feedId, count + 1)
  try {
    return await work()
  } finally {
    const left = (runningCounts.get(feedId) ?? 1) - 1
    if (left === 0) runningCounts.delete(feedId)
    else runningCounts.set(feedId, left)
  }
}

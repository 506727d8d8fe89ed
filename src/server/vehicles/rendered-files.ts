import 'server-only'
import { ByteCache } from '@/src/integrations/images/cache'
import { createQueue, QueueFullError } from '@/src/platform/queue'
import { createSingleFlight } from '@/src/platform/single-flight'

/** `isComplete` is false if a part could not be read, such as its photo, which a moment later it may be. */
export type RenderedFile = { readonly bytes: Buffer; readonly isComplete: boolean }

type Limits = { readonly running: number; readonly waiting: number; readonly maxCacheBytes: number }

/**
 * Renders files that cost processor time, and keeps those that are complete. The key is the content of a file, so a file
 * that is kept is never out of date. Concurrent requests for the same file share one.
 * @returns a function that renders a file, or returns null while too many wait
 */
export const createRenderedFiles = ({ running, waiting, maxCacheBytes }: Limits) => {
  const queue = createQueue({ running, waiting })
  const shareUnderWay = createSingleFlight<RenderedFile>()
  const cache = new ByteCache<Buffer>(maxCacheBytes, (bytes) => bytes.length)

  return async (key: string, render: () => Promise<RenderedFile>): Promise<RenderedFile | null> => {
    const cached = cache.get(key)
    if (cached) return { bytes: cached, isComplete: true }
    try {
      return await shareUnderWay(key, async () => {
        const rendered = await queue(render)
        if (rendered.isComplete) cache.set(key, rendered.bytes)
        return rendered
      })
    } catch (error) {
      if (error instanceof QueueFullError) return null
      throw error
    }
  }
}

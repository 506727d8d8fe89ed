'use client'

import { useEffect, useRef, useState } from 'react'
import { loadFrame } from './load-frame'

/** Frames loaded at the same time: a browser may open six connections, and the next press needs a free one. */
const MAX_PARALLEL_LOADS = 3

type Progress = { readonly done: number; readonly lost: number }
const noProgress: Progress = { done: 0, lost: 0 }

/**
 * Loads all frames of a spin and counts them: it turns only when all are done (GAL-03). A new `attempt` starts over. A
 * frame that cannot be loaded counts as done and lost, and leaves a gap in `frames`.
 */
export const useFrames = (urls: readonly string[], attempt: number) => {
  const frames = useRef<(ImageBitmap | undefined)[]>([])
  const [progress, setProgress] = useState(noProgress)

  useEffect(() => {
    let cancelled = false
    const bitmaps: (ImageBitmap | undefined)[] = urls.map(() => undefined)
    const queue = [...urls.entries()]
    const loadNext = async () => {
      for (let next = queue.shift(); next && !cancelled; next = queue.shift()) {
        const [index, url] = next
        const frame = await loadFrame(url)
        if (cancelled) return frame?.close()
        bitmaps[index] = frame
        setProgress(({ done, lost }) => ({ done: done + 1, lost: lost + (frame ? 0 : 1) }))
      }
    }
    frames.current = bitmaps
    setProgress(noProgress)
    for (let i = 0; i < MAX_PARALLEL_LOADS; i += 1) void loadNext()
    return () => {
      cancelled = true
      for (const frame of bitmaps) frame?.close()
    }
  }, [urls, attempt])

  const allDone = progress.done === urls.length
  return {
    frames,
    done: progress.done,
    ready: allDone && urls.length - progress.lost > 1,
    failed: allDone && urls.length - progress.lost < 2,
  }
}

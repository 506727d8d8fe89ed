'use client'

import { useEffect, useRef, useState } from 'react'
import { loadFrame } from './load-frame'

/** Frames loaded at the same time: a browser may open six connections, and the next press needs a free one. */
const atOnce = 3

type Progress = { readonly done: number; readonly lost: number }
const nothing: Progress = { done: 0, lost: 0 }

/**
 * Loads all frames of a spin and counts them: it turns only when all are done (GAL-03). A new `attempt` starts over. A
 * frame that cannot be loaded counts as done and lost, and leaves a gap in `frames`.
 */
export const useFrames = (urls: readonly string[], attempt: number) => {
  const frames = useRef<(ImageBitmap | undefined)[]>([])
  const [progress, setProgress] = useState(nothing)

  useEffect(() => {
    let over = false
    const kept: (ImageBitmap | undefined)[] = urls.map(() => undefined)
    const waiting = [...urls.entries()]
    const work = async () => {
      for (let next = waiting.shift(); next && !over; next = waiting.shift()) {
        const [index, url] = next
        const frame = await loadFrame(url)
        if (over) return frame?.close()
        kept[index] = frame
        setProgress(({ done, lost }) => ({ done: done + 1, lost: lost + (frame ? 0 : 1) }))
      }
    }
    frames.current = kept
    setProgress(nothing)
    for (let i = 0; i < atOnce; i += 1) void work()
    return () => {
      over = true
      for (const frame of kept) frame?.close()
    }
  }, [urls, attempt])

  const all = progress.done === urls.length
  return {
    frames,
    done: progress.done,
    ready: all && urls.length - progress.lost > 1,
    failed: all && urls.length - progress.lost < 2,
  }
}

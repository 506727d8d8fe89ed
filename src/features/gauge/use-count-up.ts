import { useEffect, useState, type RefObject } from 'react'
import { onceNear } from '@/src/ui/on-near'

const DURATION_MS = 2500

/** Ease-out: fast at first, slow at the end. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3

/**
 * Counts from 0 to `target` over 2.5 s, starting when the element is visible; immediate with reduced motion.
 * @returns the number to show now
 */
export const useCountUp = (target: number, element: RefObject<Element | null>): number => {
  const [value, setValue] = useState(0)
  useEffect(() => {
    let frame = 0
    const start = (): void => {
      const startedAt = performance.now()
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      const step = (now: number): void => {
        const progress = reducedMotion ? 1 : Math.min(1, Math.max(0, (now - startedAt) / DURATION_MS))
        setValue(target * easeOut(progress))
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const stop = onceNear(element.current, start, 0)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [target, element])
  return value
}

import { useEffect, useState, type RefObject } from 'react'
import { onNear } from '@/src/ui/on-near'

const lasts = 2500

/** Ease-out: fast at first, slow at the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3

/**
 * Counts from 0 to `target` over 2.5 s, starting when the element is visible; immediate with reduced motion.
 * @returns the number to show now
 */
export const useCountUp = (target: number, place: RefObject<Element | null>): number => {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    let frame = 0
    const count = (): void => {
      const begun = performance.now()
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      const step = (now: number): void => {
        const part = still ? 1 : Math.min(1, Math.max(0, (now - begun) / lasts))
        setShown(target * eased(part))
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const stop = onNear(place.current, count, 0)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [target, place])
  return shown
}

'use client'

import { useEffect, useState } from 'react'
import { formatCount } from '@/src/domain/text/numbers'

const DURATION_MS = 1000

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Counts up from 1 in one second (VDP-13), since “0 views” would be false, with the noun that fits each number;
 * immediate with reduced motion. Screen readers get the final number.
 */
export const CountUp = ({ target, noun }: { target: number; noun: string }) => {
  const [value, setValue] = useState(() => (prefersReducedMotion() ? target : Math.min(1, target)))
  useEffect(() => {
    if (prefersReducedMotion()) return
    const startedAt = performance.now()
    const step = (now: number): void => {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / DURATION_MS))
      setValue(Math.max(Math.min(1, target), Math.round(target * progress)))
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target])
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {formatCount(value, noun)}
      </span>
      <span className="sr-only">{formatCount(target, noun)}</span>
    </>
  )
}

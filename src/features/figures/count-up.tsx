'use client'

import { useEffect, useState } from 'react'

const lastsMs = 1000

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Counts up from 0 in one second (VDP-13); immediate with reduced motion. Screen readers get the final number. */
export const CountUp = ({ to }: { to: number }) => {
  const [shown, setShown] = useState(() => (still() ? to : 0))
  useEffect(() => {
    if (still()) return
    const began = performance.now()
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / lastsMs))
      setShown(Math.round(to * part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [to])
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {shown.toLocaleString('en-AU')}
      </span>
      <span className="sr-only">{to.toLocaleString('en-AU')}</span>
    </>
  )
}

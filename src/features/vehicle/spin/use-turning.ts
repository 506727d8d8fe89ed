'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Automatic rotation (GAL-03): one frame every `intervalMs` once all are loaded, for one full turn; never if it is
 * undefined. It does not start with reduced motion (WCAG 2.3.3). `stop` is for any interaction, `toggle` for the
 * button.
 */
export const useTurning = (ready: boolean, ms: number | undefined, count: number, next: () => void) => {
  const [turning, setTurning] = useState(false)
  const began = useRef(false)

  useEffect(() => {
    if (!ready || ms === undefined || began.current) return
    began.current = true
    setTurning(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [ready, ms])

  useEffect(() => {
    if (!turning || ms === undefined) return
    let left = count
    const timer = setInterval(() => {
      next()
      left -= 1
      if (left === 0) setTurning(false)
    }, ms)
    return () => clearInterval(timer)
  }, [turning, ms, count, next])

  const stop = useCallback(() => {
    began.current = true
    setTurning(false)
  }, [])
  const toggle = useCallback(() => setTurning((on) => !on), [])
  return { turning, stop, toggle }
}

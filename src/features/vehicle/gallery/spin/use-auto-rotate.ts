'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Automatic rotation (GAL-03): one frame every `intervalMs` once all are loaded, for one full turn; never if it is
 * undefined. It does not start with reduced motion (WCAG 2.3.3). `stop` is for any interaction, `toggle` for the
 * button.
 */
export const useAutoRotate = (ready: boolean, intervalMs: number | undefined, count: number, showNext: () => void) => {
  const [turning, setTurning] = useState(false)
  const started = useRef(false)

  useEffect(() => {
    if (!ready || intervalMs === undefined || started.current) return
    started.current = true
    setTurning(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [ready, intervalMs])

  useEffect(() => {
    if (!turning || intervalMs === undefined) return
    let remaining = count
    const timer = setInterval(() => {
      showNext()
      remaining -= 1
      if (remaining === 0) setTurning(false)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [turning, intervalMs, count, showNext])

  const stop = useCallback(() => {
    started.current = true
    setTurning(false)
  }, [])
  const toggle = useCallback(() => setTurning((on) => !on), [])
  return { turning, stop, toggle }
}

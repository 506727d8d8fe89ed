'use client'

import { useEffect, useRef, useState } from 'react'
import { counterSeconds, computeSalesCount } from '@/src/domain/content/sales-counter'
import { onceNear } from '@/src/ui/on-near'
import { formatInteger } from '@/src/domain/text/numbers'

/** Ease-out: fast at first, slow at the end. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3

/** Animates from one number to the next; immediate with reduced motion. @returns a function that stops it */
const animateCount = (from: number, to: number, show: (value: number) => void): (() => void) => {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const startedAt = performance.now()
  let frame = 0
  const step = (now: number): void => {
    const progress = reducedMotion ? 1 : Math.min(1, Math.max(0, (now - startedAt) / (counterSeconds.rise * 1000)))
    show(Math.round(from + (to - from) * easeOut(progress)))
    if (progress < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/**
 * Sales counter (CNT-06): counts up over two seconds once visible, and again every 150 s. The server's number is shown
 * until then, so that the line does not move.
 */
export const SalesCounter = ({ initialCount }: { initialCount: number }) => {
  const [value, setValue] = useState(initialCount)
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let previous = 0
    let stop: () => void = () => undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const count = (): void => {
      stop()
      const to = computeSalesCount(new Date())
      stop = animateCount(previous <= to ? previous : 0, to, setValue)
      previous = to
    }
    const stopObserving = onceNear(
      element.current,
      () => {
        count()
        timer = setInterval(count, counterSeconds.refresh * 1000)
      },
      0,
    )
    return () => {
      stopObserving()
      stop()
      clearInterval(timer)
    }
  }, [])
  return (
    <span ref={element} className="tabular-nums" style={{ minWidth: `${String(initialCount).length}ch` }}>
      {formatInteger(value)}
    </span>
  )
}

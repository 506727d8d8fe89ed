'use client'

import { useEffect, useRef, useState } from 'react'
import { counterSeconds, salesCount } from '@/src/domain/content/sales-counter'
import { onNear } from '@/src/ui/on-near'

/** Ease-out: fast at first, slow at the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3

/** Animates from one number to the next; immediate with reduced motion. @returns a function that stops it */
const rise = (from: number, to: number, show: (value: number) => void): (() => void) => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const began = performance.now()
  let frame = 0
  const step = (now: number): void => {
    const part = still ? 1 : Math.min(1, Math.max(0, (now - began) / (counterSeconds.rise * 1000)))
    show(Math.round(from + (to - from) * eased(part)))
    if (part < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/**
 * Sales counter (CNT-06): counts up over two seconds once visible, and again every 150 s. The server's number is shown
 * until then, so that the line does not move.
 */
export const SalesCounter = ({ first }: { first: number }) => {
  const [shown, setShown] = useState(first)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let last = 0
    let stop: () => void = () => undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const count = (): void => {
      stop()
      const to = salesCount(new Date())
      stop = rise(last <= to ? last : 0, to, setShown)
      last = to
    }
    const leave = onNear(
      place.current,
      () => {
        count()
        timer = setInterval(count, counterSeconds.refresh * 1000)
      },
      0,
    )
    return () => {
      leave()
      stop()
      clearInterval(timer)
    }
  }, [])
  return (
    <span ref={place} className="tabular-nums" style={{ minWidth: `${String(first).length}ch` }}>
      {shown.toLocaleString('en-AU')}
    </span>
  )
}

'use client'

import { useEffect, useRef, useState } from 'react'
import type { OpeningHours, SpecialHours } from '@/src/domain/locations/opening-hours'
import type { OpenState } from '@/src/domain/locations/open-state'
import { MINUTE_MS } from '@/src/domain/time/durations'
import { onceNear } from '@/src/ui/on-near'

const noSpecialHours: readonly SpecialHours[] = []

export type LocationHours = {
  readonly hours: readonly OpeningHours[]
  readonly special?: readonly SpecialHours[] | undefined
  readonly timezone: string
}

/**
 * Calls `show` each minute with whether the location is open now, by the visitor's clock, the location's time zone and
 * its special hours. The rules of hours and time zones load when `line` is near the screen: in the footer of most pages
 * it never is. A location without hours has no state.
 * @returns a function that ends it
 */
export const watchOpenState = (
  line: Element | null,
  { hours, special = noSpecialHours, timezone }: LocationHours,
  show: (state: OpenState | null) => void,
): (() => void) => {
  let timer: number | undefined
  let isStopped = false
  const start = async () => {
    const { openStateInZone } = await import('@/src/domain/locations/open-state')
    if (isStopped) return
    const update = () => show(openStateInZone(hours, new Date(), timezone, special))
    update()
    timer = window.setInterval(update, MINUTE_MS)
  }
  const stopWaiting = onceNear(line, () => {
    start().catch(console.warn)
  })
  return () => {
    isStopped = true
    stopWaiting()
    window.clearInterval(timer)
  }
}

/**
 * Shows "Open now" (LOC-09). The page is cached, so the server cannot compute it: `fallbackText` is shown until the
 * browser has.
 */
export const OpenNow = ({ hours, special, timezone, fallbackText }: LocationHours & { fallbackText: string }) => {
  const [state, setState] = useState<OpenState | null>(null)
  const line = useRef<HTMLParagraphElement>(null)

  useEffect(() => watchOpenState(line.current, { hours, special, timezone }, setState), [hours, special, timezone])

  return (
    <p ref={line} className="open-now" data-open={state?.open || undefined}>
      {state?.text ?? fallbackText}
    </p>
  )
}

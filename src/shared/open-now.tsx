'use client'

import { useEffect, useRef, useState } from 'react'
import type { OpeningHours, SpecialHours } from '@/src/domain/locations/opening-hours'
import type { OpenState } from '@/src/domain/locations/open-state'
import { MINUTE_MS } from '@/src/domain/time/durations'
import { onceNear } from '@/src/ui/on-near'

const noSpecialHours: readonly SpecialHours[] = []

type Props = {
  hours: readonly OpeningHours[]
  special?: readonly SpecialHours[] | undefined
  timezone: string
  fallbackText: string
}

/**
 * Shows "Open now" by the visitor's clock, the location's time zone and its special hours (LOC-09). The page is cached,
 * so the server cannot compute it: `fallbackText` is shown until the browser has. The rules of hours and time zones load
 * when the text is near the screen: in the footer of most pages it never is.
 */
export const OpenNow = ({ hours, special = noSpecialHours, timezone, fallbackText }: Props) => {
  const [state, setState] = useState<OpenState | null>(null)
  const line = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    let timer: number | undefined
    let isUnmounted = false
    const start = async () => {
      const { openStateInZone } = await import('@/src/domain/locations/open-state')
      if (isUnmounted) return
      const update = () => setState(openStateInZone(hours, new Date(), timezone, special))
      update()
      timer = window.setInterval(update, MINUTE_MS)
    }
    const stopWaiting = onceNear(line.current, () => {
      start().catch((error: unknown) => console.warn('The opening hours could not be loaded:', error))
    })
    return () => {
      isUnmounted = true
      stopWaiting()
      window.clearInterval(timer)
    }
  }, [hours, special, timezone])

  return (
    <p ref={line} className="open-now" data-open={state?.open || undefined}>
      {state?.text ?? fallbackText}
    </p>
  )
}

'use client'

import { useEffect, useState } from 'react'
import { openStateAt, type OpenState } from '@/src/domain/locations/hours'
import type { OpeningHours, SpecialHours } from '@/src/domain/locations/opening-hours'
import { MINUTE_MS } from '@/src/domain/time/durations'
import { toLocalMoment } from '@/src/domain/time/zones'

const noSpecialHours: readonly SpecialHours[] = []

/**
 * Shows "Open now" by the visitor's clock, the location's time zone and its special hours (LOC-09). The page is cached,
 * so the server cannot compute it: `fallbackText` is shown until the browser has.
 */
export const OpenNow = ({
  hours,
  special = noSpecialHours,
  timezone,
  fallbackText,
}: {
  hours: readonly OpeningHours[]
  special?: readonly SpecialHours[] | undefined
  timezone: string
  fallbackText: string
}) => {
  const [state, setState] = useState<OpenState | null>(null)

  useEffect(() => {
    const update = () => {
      const now = toLocalMoment(new Date(), timezone)
      setState(now && openStateAt(hours, now, special))
    }
    update()
    const timer = setInterval(update, MINUTE_MS)
    return () => clearInterval(timer)
  }, [hours, special, timezone])

  return (
    <p className="open-now" data-open={state?.open || undefined}>
      {state?.text ?? fallbackText}
    </p>
  )
}

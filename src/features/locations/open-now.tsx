'use client'

import { useEffect, useState } from 'react'
import { localMoment, openState, type OpenState } from '@/src/domain/locations/hours'
import type { OpeningHours, SpecialHours } from '@/src/domain/tenancy/site'

const minute = 60_000
const none: readonly SpecialHours[] = []

/**
 * Shows "Open now" by the visitor's clock, the location's time zone and its special hours (LOC-09). The page is cached,
 * so the server cannot compute it: `fallbackText` is shown until the browser has.
 */
export const OpenNow = ({
  hours,
  special = none,
  timezone,
  today,
}: {
  hours: readonly OpeningHours[]
  special?: readonly SpecialHours[] | undefined
  timezone: string
  today: string
}) => {
  const [state, setState] = useState<OpenState | null>(null)

  useEffect(() => {
    const look = () => {
      const now = localMoment(timezone, new Date())
      setState(now && openState(hours, now, special))
    }
    look()
    const timer = setInterval(look, minute)
    return () => clearInterval(timer)
  }, [hours, special, timezone])

  return (
    <p className="open-now" data-open={state?.open || undefined}>
      {state?.text ?? today}
    </p>
  )
}

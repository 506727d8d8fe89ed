'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { onNear } from '@/src/ui/on-near'
import type { GaugeProps } from './gauge-panel'
import { GaugeSkeleton } from './gauge-skeleton'

/**
 * The place of the market gauge (VDP-11): its room, until its script, fetched when it is near the screen, shows the gauge
 * in it. `path` is the vehicle's own; `explain` says why there is none, where that is known.
 */
export const Gauge = (props: GaugeProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [Panel, setPanel] = useState<ComponentType<GaugeProps>>()
  const [failed, setFailed] = useState(false)
  useEffect(
    () =>
      onNear(place.current, () => {
        import('./gauge-panel').then(
          (part) => setPanel(() => part.GaugePanel),
          (error: unknown) => {
            console.error('Failed to fetch auto gauge data.', error)
            setFailed(true)
          },
        )
      }),
    [],
  )
  return (
    <div ref={place} className="gauge">
      {Panel ? (
        <Panel key={`${props.path} ${props.price}`} {...props} />
      ) : failed ? (
        <div className="gauge-room" />
      ) : (
        <GaugeSkeleton />
      )}
    </div>
  )
}

'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { onceNear } from '@/src/ui/on-near'
import type { GaugeProps } from './gauge-panel'
import { GaugeSkeleton } from './gauge-skeleton'

/**
 * Market gauge (VDP-11). A placeholder until its script, which loads near the viewport, replaces it. `path` is the
 * vehicle's path; `explain` shows the reason if there is no gauge and the reason is known.
 */
export const Gauge = (props: GaugeProps) => {
  const container = useRef<HTMLDivElement>(null)
  const [Panel, setPanel] = useState<ComponentType<GaugeProps>>()
  const [failed, setFailed] = useState(false)
  useEffect(
    () =>
      onceNear(container.current, () => {
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
    <div ref={container} className="gauge">
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

'use client'

import { useMemo, type ReactNode } from 'react'
import { useLoadWhenNear } from '@/src/ui/use-when-near'

const MAP_ID = 'location-map'
const loadMap = () => import('@/src/ui/map/pin-map')

type Props = {
  readonly name: string
  readonly position: readonly [lng: number, lat: number]
  readonly styleUrl: string
  /** The drawn map, which is shown until the map service's has loaded, and where it fails. */
  readonly children: ReactNode
}

/** The location on the installation's map service (LOC-03). */
export const ServiceMap = ({ name, position: [lng, lat], styleUrl, children }: Props) => {
  const loaded = useLoadWhenNear(MAP_ID, loadMap)
  const pins = useMemo(() => [{ id: name, label: name, lng, lat, count: 0, selected: false }], [name, lng, lat])
  return (
    <div id={MAP_ID} className="location-map">
      {loaded ? (
        // A map shows the view of its first pins, so another position needs another map.
        <loaded.default
          key={`${String(lng)} ${String(lat)}`}
          pins={pins}
          label={`Map of ${name}`}
          styleUrl={styleUrl}
          describe={() => name}
          fallback={children}
        />
      ) : (
        children
      )}
    </div>
  )
}

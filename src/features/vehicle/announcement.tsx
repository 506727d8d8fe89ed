'use client'

import { useState } from 'react'
import { Icon } from '@/src/ui/icon'

/** Announces that the vehicle is in another city than the dealer's primary one (VDP-06); dismissible. */
export const Announcement = ({ city, directions }: { city: string; directions?: string | undefined }) => {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <aside aria-label="Vehicle location" className="located-at">
      <div className="wrap">
        <div>
          <p>
            <Icon name="map-pin" />
            Located at {city}
          </p>
          {directions && <a href={directions}>Get Directions</a>}
        </div>
        <button type="button" onClick={() => setClosed(true)}>
          <Icon name="x" />
          <span className="sr-only">Close</span>
        </button>
      </div>
    </aside>
  )
}

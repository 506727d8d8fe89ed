'use client'

import type { ReactNode } from 'react'
import { PhoneLink } from './phone-link'

export type LocationView = {
  readonly name: string
  readonly address: string
  readonly directions: string
  readonly masked: boolean
  readonly licence?: string
  readonly phone?: string
  /** Opens a text message to the location, if its number is a mobile. */
  readonly text?: string
  /** The vehicle is sold: shoppers can visit the location but not see the vehicle. */
  readonly vehicleSold?: true
}

/**
 * Location of the vehicle and its opening hours (`#vehicle-map`, VDP-01). `hours` comes from the locations feature. A
 * client component: the page then carries its data instead of a second copy of the markup.
 */
export const LocationBlock = ({ view, hours }: { view: LocationView; hours: ReactNode }) => (
  <section id="vehicle-map" aria-labelledby="where" className="vehicle-part">
    <h2 id="where">
      {view.vehicleSold ? 'Visit' : 'See it at'} {view.name}
    </h2>
    <div className="vehicle-location">
      <div>
        <p>{view.address}</p>
        {view.licence && <p className="text-muted text-sm">Dealer licence {view.licence}</p>}
        <div className="vehicle-location-ways">
          <a href={view.directions} className="btn btn-md btn-secondary">
            Get directions
          </a>
          {view.phone && (
            <PhoneLink phone={view.phone} masked={view.masked} className="btn btn-md btn-secondary tabular-nums" />
          )}
          {view.text && (
            <a href={view.text} className="btn btn-md btn-secondary">
              Text us
            </a>
          )}
        </div>
      </div>
      <div>{hours}</div>
    </div>
  </section>
)

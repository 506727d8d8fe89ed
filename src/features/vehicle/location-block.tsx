import type { ReactNode } from 'react'
import { addressLine, directionsHref } from '@/src/domain/locations/present'
import type { SiteLocation } from '@/src/domain/tenancy/site'
import { button } from '@/src/ui/button'
import { PhoneLink } from './phone-link'

/** Where the vehicle is to be seen, and when (`#vehicle-map`, VDP-01). `hours` comes from the locations feature. */
export const LocationBlock = ({
  location,
  phone,
  masked,
  hours,
}: {
  location: SiteLocation
  phone: string | undefined
  masked: boolean
  hours: ReactNode
}) => {
  return (
    <section id="vehicle-map" aria-labelledby="where" className="border-border border-t pt-8">
      <h2 id="where" className="mb-4 text-lg lg:text-xl">
        See it at {location.name}
      </h2>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <p>{addressLine(location)}</p>
          {location.dealer_license_number && (
            <p className="text-muted text-sm">Dealer licence {location.dealer_license_number}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <a href={directionsHref(location)} className={button('secondary')}>
              Get directions
            </a>
            {phone && <PhoneLink phone={phone} masked={masked} className={button('secondary', 'md', 'tabular-nums')} />}
          </div>
        </div>
        <div className="grid content-start gap-3">{hours}</div>
      </div>
    </section>
  )
}

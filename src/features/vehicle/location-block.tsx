import type { ReactNode } from 'react'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { addressLine, directionsHref, phoneOf } from '@/src/domain/locations/present'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { button } from '@/src/ui/button'

/** Where the vehicle is to be seen, and when (`#vehicle-map`, VDP-01). `hours` comes from the locations feature. */
export const LocationBlock = ({ location, site, hours }: { location: SiteLocation; site: Site; hours: ReactNode }) => {
  const phone = phoneOf(location, site)
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
            {phone && (
              <a href={telHref(phone)} className={button('secondary', 'md', 'tabular-nums')}>
                {formatPhone(phone)}
              </a>
            )}
          </div>
        </div>
        <div className="grid content-start gap-3">{hours}</div>
      </div>
    </section>
  )
}

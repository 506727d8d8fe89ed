import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { addressLine, directionsHref, phoneOf } from '@/src/domain/locations/present'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { button } from '@/src/ui/button'
import { Picture } from '@/src/ui/picture'
import { HoursTable } from './hours-table'
import { OpenNow } from './open-now'

/** One yard: open or not, where, when, whom to call, under which licence (LOC-02). */
export const LocationCard = ({ location, site }: { location: SiteLocation; site: Site }) => {
  const phone = phoneOf(location, site)
  return (
    <article className="border-border bg-raised flex h-full flex-col overflow-hidden rounded-md border">
      {location.image_url && (
        <Picture
          src={imageUrl(location.image_url, { width: 640, quality: 75 })}
          srcSet={imageSrcSet(location.image_url, [320, 640, 960], { quality: 75 })}
          sizes="(width >= 64rem) 26rem, 90vw"
          alt=""
          width={640}
          height={320}
          className="aspect-2/1 w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="grid gap-1">
          <h3 className="text-lg">{location.name}</h3>
          {location.badge && (
            <p className="text-accent-text text-xs font-bold tracking-wide uppercase">{location.badge}</p>
          )}
          {location.opening_hours.length > 0 && (
            <OpenNow hours={location.opening_hours} timezone={location.timezone} today="Opening hours below" />
          )}
        </div>
        <p>{addressLine(location)}</p>
        <HoursTable hours={location.opening_hours} />
        {location.dealer_license_number && (
          <p className="text-muted text-sm">Dealer licence {location.dealer_license_number}</p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {phone && (
            <a href={telHref(phone)} className={button('secondary', 'md', 'flex-1 whitespace-nowrap tabular-nums')}>
              {formatPhone(phone)}
            </a>
          )}
          <a href={directionsHref(location)} className={button('secondary', 'md', 'flex-1 whitespace-nowrap')}>
            Get directions
            <span className="sr-only"> to {location.name}</span>
          </a>
        </div>
      </div>
    </article>
  )
}

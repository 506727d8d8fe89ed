'use client'

import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { addressLine, directionsHref } from '@/src/domain/locations/present'
import type { SiteLocation } from '@/src/domain/tenancy/site'
import { Picture } from '@/src/ui/picture'
import { HoursTable } from './hours-table'
import { OpenNow } from './open-now'

/** What a card of a location shows of it. */
export type LocationFacts = Pick<
  SiteLocation,
  'name' | 'badge' | 'image_url' | 'address' | 'timezone' | 'opening_hours' | 'dealer_license_number' | 'phone'
>

/**
 * One yard: open or not, where, when, whom to call, under which licence (LOC-02). Rendered in the browser too, so that
 * a page carries a yard's facts beside its HTML, not its markup again.
 */
export const LocationCard = ({ location }: { location: LocationFacts }) => (
  <article className="place">
    {location.image_url && (
      <Picture
        src={imageUrl(location.image_url, { width: 640, quality: 75 })}
        srcSet={imageSrcSet(location.image_url, [320, 640, 960], { quality: 75 })}
        sizes="(width>=64rem) 26rem,90vw"
        alt=""
        width={640}
        height={320}
      />
    )}
    <div className="place-body">
      <div className="place-head">
        <h3>{location.name}</h3>
        {location.badge && <p className="place-badge">{location.badge}</p>}
        {location.opening_hours.length > 0 && (
          <OpenNow hours={location.opening_hours} timezone={location.timezone} today="Opening hours below" />
        )}
      </div>
      <p>{addressLine(location)}</p>
      <HoursTable hours={location.opening_hours} />
      {location.dealer_license_number && (
        <p className="place-licence">{`Dealer licence ${location.dealer_license_number}`}</p>
      )}
      <div className="place-foot">
        {location.phone && (
          <a href={telHref(location.phone)} className="btn btn-md btn-secondary">
            {formatPhone(location.phone)}
          </a>
        )}
        <a href={directionsHref(location)} className="btn btn-md btn-secondary">
          Get directions
          <span className="sr-only">{` to ${location.name}`}</span>
        </a>
      </div>
    </div>
  </article>
)

'use client'

import { imageSrcSet, imageUrl } from '@/src/domain/images'
import type { PhoneLink } from '@/src/domain/phone'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { HoursTable } from './hours-table'
import type { CardLook, LocationCardData } from './location-card-data'
import { OpenNow } from '@/src/shared/open-now'
import { RatingLine } from './stars'

const LocationImage = ({ url }: { url: string }) => (
  <ResponsiveImage
    src={imageUrl(url, { width: 640, quality: 75 })}
    srcSet={imageSrcSet(url, [320, 640, 960], { quality: 75 })}
    sizes="(width>=64rem) 26rem,90vw"
    alt=""
    width={640}
    height={320}
  />
)

const LicenceNumbers = ({ location }: { location: LocationCardData }) => {
  const { dealer_license_number: licence, motor_vehicle_repairer: repairer } = location
  if (!licence && !repairer) return null
  return (
    <p className="location-licence">
      {[licence && `Dealer licence ${licence}`, repairer && `MRB ${repairer.replace(/^MRB\s*/i, '')}`]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

const Phones = ({ phones }: { phones: readonly PhoneLink[] }) =>
  phones.length > 0 && (
    <p className="location-phones">
      {phones.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </p>
  )

const LocationActions = ({ location }: { location: LocationCardData }) => (
  <div className="location-foot">
    <a href={`/locations/${location.slug}`} className="btn btn-md btn-primary">
      View Location
      <span className="sr-only">{` ${location.name}`}</span>
    </a>
    <a href={location.contact} className="btn btn-md btn-secondary">
      Contact
      <span className="sr-only">{` ${location.name}`}</span>
    </a>
    <a href={location.directions} className="btn btn-md btn-secondary">
      Get Directions
      <span className="sr-only">{` to ${location.name}`}</span>
    </a>
    {location.service && (
      <a href={location.service} className="btn btn-md btn-secondary">
        Book a Service
      </a>
    )}
  </div>
)

/**
 * Card of one location: open or closed now, address, phones, hours and licence (LOC-02). A client component: the page
 * then carries the location's data instead of a second copy of the markup.
 */
export const LocationCard = ({
  location,
  cardLook,
}: {
  location: LocationCardData
  cardLook: Pick<CardLook, 'closed'>
}) => (
  <article className="location-card">
    {location.image_url && <LocationImage url={location.image_url} />}
    <div className="location-body">
      <div className="location-head">
        <h3>{location.name}</h3>
        {location.badge && <p className="location-badge">{location.badge}</p>}
        {location.rating && (
          <a href={`/locations/${location.slug}#reviews`} className="location-rating">
            <RatingLine rating={location.rating} />
          </a>
        )}
        {location.opening_hours.length > 0 && (
          <OpenNow
            hours={location.opening_hours}
            special={location.special}
            timezone={location.timezone}
            fallbackText="Opening hours below"
          />
        )}
      </div>
      <div>
        <p>{location.address}</p>
        <Phones phones={location.phones} />
      </div>
      <HoursTable lines={location.week} closed={{ display: cardLook.closed, contact: location.contact }} />
      <LicenceNumbers location={location} />
      <LocationActions location={location} />
    </div>
  </article>
)

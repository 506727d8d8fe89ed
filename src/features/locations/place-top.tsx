'use client'

import { useState } from 'react'
import type { HolidayGroup } from '@/src/domain/locations/special-hours'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { Icon } from '@/src/ui/icon'
import { HolidayHours } from './holiday-hours'
import { HoursTable, type ClosedDay } from './hours-table'
import { OpenNow } from './open-now'
import { PlaceHero } from './place-hero'
import type { PlaceView } from './place-view'
import { RatingLine } from './stars'

/** Selects the department; without script the form loads the page of the one selected (LOC-03). */
const Types = ({ places, at, onPick }: { places: readonly PlaceView[]; at: number; onPick: (at: number) => void }) => (
  <form action="/locations" className="place-types">
    <label htmlFor="place-type">Department</label>
    <select
      id="place-type"
      name="show"
      value={places[at]?.slug}
      onChange={(event) => onPick(event.target.selectedIndex)}
    >
      {places.map(({ slug, type }) => (
        <option key={slug} value={slug}>
          {type}
        </option>
      ))}
    </select>
    <button type="submit" className="btn btn-md btn-secondary unscripted">
      Show
    </button>
  </form>
)

const Call = ({ phone }: { phone: string | undefined }) =>
  phone ? (
    <a href={telHref(phone)} className="btn btn-md btn-secondary">
      <Icon name="phone" className="size-5" />
      {formatPhone(phone)}
    </a>
  ) : null

const Ways = ({ view }: { view: PlaceView }) => (
  <div className="place-ways">
    <Call phone={view.phone} />
    <Call phone={view.landline} />
    <a href={view.directions} className="btn btn-md btn-secondary">
      <Icon name="map-pin" className="size-5" />
      Get Directions from Google Maps
    </a>
    <a href={view.contact} className="btn btn-md btn-primary">
      Contact us
    </a>
    {view.service && (
      <a href={view.service} className="btn btn-md btn-secondary">
        <Icon name="wrench" className="size-5" />
        Book a Service
      </a>
    )}
  </div>
)

const Numbers = ({ view: { licence, repairer } }: { view: PlaceView }) => {
  const told = [licence && `Dealer licence ${licence}`, repairer && `MRB ${repairer.replace(/^MRB\s*/i, '')}`]
  const text = told.filter(Boolean).join(' · ')
  return text === '' ? null : <p className="place-licence">{text}</p>
}

const Head = ({ view }: { view: PlaceView }) => (
  <div className="place-top-head">
    <h1>{view.name}</h1>
    {view.badge && <p className="place-badge">{view.badge}</p>}
    {view.hours.length > 0 && (
      <OpenNow hours={view.hours} special={view.special} timezone={view.timezone} today="Opening hours below" />
    )}
    <p>{view.address}</p>
    {view.rating && (
      <a href="#reviews" className="place-rating">
        <RatingLine rating={view.rating} />
      </a>
    )}
  </div>
)

/** Top of a location's page: name, actions, image and opening hours, with a choice of its departments (LOC-03). */
export const PlaceTop = ({
  places,
  start,
  outlines,
  closed,
  holidays,
}: {
  places: readonly PlaceView[]
  /** Index of the department that the page is about. */
  start: number
  outlines: readonly string[]
  closed: ClosedDay['says']
  holidays: readonly HolidayGroup[]
}) => {
  const [at, setAt] = useState(start)
  const view = places[at]
  if (!view) return null
  const hasHours = places.some(({ hours }) => hours.length > 0) || places.length > 1 || holidays.length > 0
  return (
    <div className="place-top">
      <Head view={view} />
      <Ways view={view} />
      <PlaceHero view={view} outlines={outlines} />
      {hasHours && (
        <section aria-labelledby="opening-hours" className="place-hours">
          <h2 id="opening-hours">Opening Hours</h2>
          {places.length > 1 && <Types places={places} at={at} onPick={setAt} />}
          <div aria-live="polite">
            <HoursTable hours={view.hours} closed={{ says: closed, contact: view.contact }} />
            {view.hours.length === 0 && <p className="text-muted">Ask us for our hours.</p>}
          </div>
          <HolidayHours groups={holidays} />
        </section>
      )}
      <Numbers view={view} />
    </div>
  )
}

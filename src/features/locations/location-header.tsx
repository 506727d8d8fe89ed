'use client'

import { useState } from 'react'
import type { HolidayGroup } from '@/src/domain/locations/holiday-lines'
import { formatPhone, telHref } from '@/src/domain/phone'
import { Icon } from '@/src/ui/icon'
import { Select } from '@/src/ui/inputs/select'
import { HolidayHours } from './holiday-hours'
import { HoursTable, type ClosedDay } from './hours-table'
import { OpenNow } from '@/src/shared/open-now'
import { useSiteBasics } from '@/src/shared/site-basics'
import { hasHero, LocationHero } from './location-hero'
import type { DepartmentView } from './department-view'
import { RatingLine } from './stars'

/** Selects the department; without script the form loads the page of the one selected (LOC-03). */
const DepartmentSelect = ({
  departments,
  selectedIndex,
  onPick,
}: {
  departments: readonly DepartmentView[]
  selectedIndex: number
  onPick: (selectedIndex: number) => void
}) => (
  <form action="/locations" className="location-types">
    <Select
      id="location-type"
      name="show"
      label="Department"
      isInline
      value={departments[selectedIndex]?.slug}
      onChange={(event) => onPick(event.target.selectedIndex)}
      options={departments.map(({ slug, type }) => [slug, type])}
    />
    <button type="submit" className="btn btn-md btn-secondary unscripted">
      Show
    </button>
  </form>
)

const PhoneButton = ({ phone, label }: { phone: string | undefined; label?: string }) =>
  phone ? (
    <a href={telHref(phone)} className="btn btn-md btn-secondary">
      <Icon name="phone" className="size-5" />
      {label === undefined ? formatPhone(phone) : `${label} ${formatPhone(phone)}`}
    </a>
  ) : null

const LocationActions = ({ view }: { view: DepartmentView }) => (
  <div className="location-ways">
    <PhoneButton phone={view.phone} />
    <PhoneButton phone={view.landline} label="Landline" />
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

const LicenceNumbers = ({ view: { licence, repairer } }: { view: DepartmentView }) => {
  const parts = [licence && `Dealer licence ${licence}`, repairer && `MRB ${repairer.replace(/^MRB\s*/i, '')}`]
  const text = parts.filter(Boolean).join(' · ')
  return text === '' ? null : <p className="location-licence">{text}</p>
}

const LocationHeading = ({ view }: { view: DepartmentView }) => (
  <div className="location-top-head">
    <h1>{view.name}</h1>
    {view.badge && <p className="location-badge">{view.badge}</p>}
    {view.hours.length > 0 && (
      <OpenNow hours={view.hours} special={view.special} timezone={view.timezone} fallbackText="Opening hours below" />
    )}
    <p>{view.address}</p>
    {view.rating && (
      <a href="#reviews" className="location-rating">
        <RatingLine rating={view.rating} />
      </a>
    )}
  </div>
)

/** Top of a location's page: name, actions, image and opening hours, with a choice of its departments (LOC-03). */
export const LocationHeader = ({
  departments,
  initialIndex,
  closed,
  holidays,
}: {
  departments: readonly DepartmentView[]
  /** Index of the department that the page is about. */
  initialIndex: number
  closed: ClosedDay['display']
  holidays: readonly HolidayGroup[]
}) => {
  const [selectedIndex, setSelectedIndex] = useState(initialIndex)
  const { mapStyle } = useSiteBasics()
  const view = departments[selectedIndex]
  if (!view) return null
  const hasHours = departments.some(({ hours }) => hours.length > 0) || departments.length > 1 || holidays.length > 0
  return (
    <div className="location-top" data-plain={hasHero(view) ? undefined : true}>
      <LocationHeading view={view} />
      <LocationActions view={view} />
      <LocationHero view={view} mapStyle={mapStyle} />
      {hasHours && (
        <section aria-labelledby="opening-hours" className="location-hours">
          <h2 id="opening-hours">Opening Hours</h2>
          {departments.length > 1 && (
            <DepartmentSelect departments={departments} selectedIndex={selectedIndex} onPick={setSelectedIndex} />
          )}
          <div aria-live="polite">
            <HoursTable lines={view.week} closed={{ display: closed, contact: view.contact }} />
            {view.hours.length === 0 && <p className="text-muted">Contact us for our opening hours.</p>}
          </div>
          <HolidayHours groups={holidays} />
        </section>
      )}
      <LicenceNumbers view={view} />
    </div>
  )
}

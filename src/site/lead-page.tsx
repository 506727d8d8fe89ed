import type { Metadata } from 'next'
import { findEnquirySubject } from '@/src/domain/leads/enquiry-subjects'
import { cookies } from 'next/headers'
import { permanentRedirect, redirect } from 'next/navigation'
import { type LeadType, leadTypeCopy, leadTypeOf } from '@/src/domain/leads/lead-types'
import { contactHref, findContactLocation, listLocations } from '@/src/domain/locations/listing'
import { locationPhone, sitePhone } from '@/src/domain/locations/phones'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { opensWithPage } from '@/src/domain/routes/reserved'
import { contentMetadata } from './content-metadata'
import { Missing } from './missing'
import { StaffPage } from './staff-page'
import { EnquiryPage } from '@/src/features/enquiry/enquiry-page'
import { ContactChoice } from '@/src/features/enquiry/contact-choice'
import { closedDayOf, toLocationCards } from '@/src/features/locations/location-card-data'
import { LocationLines } from '@/src/features/locations/location-lines'
import { LocationSidebar } from '@/src/features/locations/location-sidebar'
import { PageTracking } from '@/src/features/events/page-tracking'
import { analyticsSettings } from '@/src/server/site/analytics'
import { readRejectedForm } from '@/src/server/forms/rejected-form'
import { markSpecialDays } from '@/src/server/locations/location-page'
import { findPage } from '@/src/server/content/pages'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { siteById } from '@/src/server/site/site'
import { FormVehicleChoice } from './vehicle-choice'
import { VehicleOrDealer } from './vehicle-or-dealer'
import { queryValue, type Query } from './form-props'
import { buildLeadForm } from './lead-form-props'

export type LeadPageProps = {
  /** `slug` identifies a vehicle, `location` a location by its contact slug. */
  readonly params: Promise<{ readonly tenant: string; readonly slug?: string; readonly location?: string }>
  readonly searchParams: Promise<Query>
}

/** The page by staff that opens a route (`/finance`), if the dealer has one. */
const findOpening = async (tenant: string, path: string) =>
  opensWithPage(path) ? findPage(tenant, path.slice(1)) : null

/** Forms depend on the parameters of their URL, so they are not indexed; a page by staff that opens one is. */
export const leadMetadata =
  (leadType: LeadType, path = '') =>
  async ({ params, searchParams }: LeadPageProps): Promise<Metadata> => {
    const { tenant } = await params
    const page = await findOpening(tenant, path)
    if (page && Object.keys(await searchParams).length === 0)
      return contentMetadata(page.seo, { title: page.title, path: `/${page.slug}` })
    const site = await siteById(tenant)
    const title = site ? leadTypeCopy(leadType, undefined, site).title : 'Page not found'
    return { title, robots: { index: false, follow: true } }
  }

/** The contact page of a location does not depend on parameters, so it may be indexed. */
export const locationMetadata = async ({ params }: LeadPageProps): Promise<Metadata> => {
  const { tenant, location = '' } = await params
  const site = await siteById(tenant)
  const contactLocation = site && findContactLocation(site, location)
  if (!contactLocation) return { title: 'Page not found' }
  return { title: `Contact ${contactLocation.name}`, alternates: { canonical: contactHref(site, contactLocation) } }
}

const renderBeside = ({
  site,
  leadType,
  vehicle,
  contactLocation,
}: {
  site: Site
  leadType: LeadType
  vehicle: Vehicle | null
  contactLocation: SiteLocation | null
}) => {
  if (contactLocation) {
    const phone = locationPhone(contactLocation, site)
    return (
      <LocationSidebar
        location={contactLocation}
        today={markSpecialDays([contactLocation])}
        closed={closedDayOf(site, contactLocation)}
        {...(phone && { phone })}
      />
    )
  }
  return <VehicleOrDealer site={site} vehicle={vehicle} buys={leadTypeOf(leadType).buys ?? false} />
}

const read = async ({ params, searchParams }: LeadPageProps) => {
  const [{ tenant, slug, location }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const site = await siteById(tenant)
  const vehicle = await findPublicVehicle(tenant, slug ?? queryValue(query, 'car_id'))
  const formState = queryValue(query, 'problem') === '1' ? readRejectedForm((name) => jar.get(name)?.value) : null
  const contactLocation = (site && location !== undefined && findContactLocation(site, location)) || null
  return { site, vehicle, formState, query, slug, location, contactLocation }
}

type FoundForm = Awaited<ReturnType<typeof read>>

/** A note above the form if the vehicle is sold or reserved. */
const vehicleNote = (leadType: LeadType, vehicle: Vehicle | null): string | undefined => {
  if (!vehicle || leadType === 'similar') return undefined
  if (!isAvailable(vehicle.status))
    return `This ${vehicle.item_type} has been sold. Send us a message and we’ll look for a similar one.`
  return vehicle.reserved
    ? `This ${vehicle.item_type} is reserved at the moment. Send us a message and we’ll tell you if it becomes available.`
    : undefined
}

/** True if the URL requires a vehicle or a location that does not exist. */
const isMissing = ({ slug, vehicle, location, contactLocation }: FoundForm): boolean =>
  (slug !== undefined && !vehicle) || (location !== undefined && !contactLocation)

const isOffered = (leadType: LeadType, { switches }: Site): boolean =>
  leadTypeOf(leadType).isOffered?.(switches) ?? true

/** A link to the home test drive, if the dealer offers it. */
const HomeTestDriveLink = ({ leadType, site, vehicle }: { leadType: LeadType; site: Site; vehicle: Vehicle | null }) =>
  leadType === 'test-drive' &&
  isOffered('home-test-drive', site) && (
    <a
      href={vehicle ? `/home-test-drive?car_id=${vehicle.id}` : '/home-test-drive'}
      className="min-h-11 px-1 underline underline-offset-4"
    >
      Want us to come to you? {leadTypeCopy('home-test-drive', vehicle ?? undefined, site).title}
    </a>
  )

const resolveLeadType = (defaultType: LeadType, { vehicle, query, site }: FoundForm): LeadType => {
  const subject = defaultType === 'enquiry' && vehicle ? findEnquirySubject(queryValue(query, 'subject')) : undefined
  return subject && site && isOffered(subject, site) ? subject : defaultType
}

/** Leaves a form that the dealer has switched off: pages and emails may still link to a test drive's. */
const leaveForm = (leadType: LeadType, vehicle: Vehicle | null) => {
  if (leadType === 'test-drive') redirect(vehicle ? `/contact?car_id=${vehicle.id}` : '/contact')
  return <Missing />
}

/** Locations above the form of the contact page; the others are on /locations. */
const MAX_CONTACT_LOCATIONS = 6

/** True for a form of the dealer: about no vehicle and no location, and not one that was rejected. */
const isGeneral = ({ vehicle, contactLocation, formState }: FoundForm): boolean =>
  vehicle === null && contactLocation === null && formState === null

/** The page by staff that opens the route, without a form of its own: the route's follows. */
const readOpening = async (site: Site, path: string, found: FoundForm) => {
  if (!isGeneral(found)) return null
  const page = await findOpening(site.id, path)
  return page && { ...page, blocks: page.blocks.filter(({ blockType }) => blockType !== 'form') }
}

const ContactTop = ({ site, title, intro, form }: { site: Site; title: string; intro: string; form: string }) => {
  const locations = listLocations(site)
  const listed = locations.slice(0, MAX_CONTACT_LOCATIONS)
  return (
    <ContactChoice title={title} intro={intro} phone={sitePhone(site)} locationCount={locations.length} form={form}>
      <LocationLines
        places={toLocationCards(listed, { site, today: markSpecialDays(listed), reviews: () => undefined })}
        count={locations.length}
      />
    </ContactChoice>
  )
}

/** Title and introduction of the page. */
const titleOf = (leadType: LeadType, { vehicle, contactLocation }: FoundForm, site: Site) => {
  const { title, intro } = leadTypeCopy(leadType, vehicle ?? undefined, site)
  return { title: contactLocation ? `Contact ${contactLocation.name}` : title, intro }
}

/** The form below the choice has a title of its own. */
const messageForm = {
  as: 'h2',
  title: 'Send us a message',
  intro: 'Ask us anything. We’ll reply by phone or email.',
} as const

type BesideProps = {
  site: Site
  leadType: LeadType
  vehicle: Vehicle | null
  contactLocation: SiteLocation | null
}

/** The column beside the form: its vehicle, its location or the dealer. */
const Beside = ({ site, leadType, vehicle, contactLocation }: BesideProps) => (
  <div className="grid gap-4">
    {renderBeside({ site, leadType, vehicle, contactLocation })}
    <HomeTestDriveLink leadType={leadType} site={site} vehicle={vehicle} />
  </div>
)

const formId = (leadType: LeadType): string => `${leadType}-form`

/**
 * The heading of the form, and what is above it: the page by staff that opens the route; call, visit or write on the
 * dealer's own contact page; usually nothing.
 */
const openForm = async (path: string, leadType: LeadType, found: FoundForm, site: Site) => {
  const { title, intro } = titleOf(leadType, found, site)
  const page = await readOpening(site, path, found)
  if (page) return { heading: { as: 'h2', title, intro } as const, above: <StaffPage site={site} page={page} /> }
  if (leadType !== 'enquiry' || !isGeneral(found)) return { heading: { title, intro }, above: null }
  return {
    heading: messageForm,
    above: <ContactTop site={site} title={title} intro={intro} form={formId(leadType)} />,
  }
}

/**
 * Creates the page of a lead form (LEAD-01); `path` is its public address without a vehicle. Never cached, because it
 * has an idempotency key and the typed values. An unknown vehicle is ignored; if the URL requires one, the answer is
 * 404.
 */
export const leadPage = (defaultType: LeadType, path: string) => async (props: LeadPageProps) => {
  const found = await read(props)
  const { site, vehicle, contactLocation, slug } = found
  if (!site || isMissing(found)) return <Missing />
  if (!isOffered(defaultType, site)) return leaveForm(defaultType, vehicle)
  // Dealers of one manufacturer have a single contact address (LOC-06).
  if (contactLocation && site.manufacturer) permanentRedirect(contactHref(site, contactLocation))
  const leadType = resolveLeadType(defaultType, found)
  const anchor = formId(leadType)
  const { heading, above } = await openForm(path, leadType, found, site)
  return (
    <>
      <PageTracking {...analyticsSettings(site)} />
      {above}
      <EnquiryPage
        {...heading}
        anchor={anchor}
        note={vehicleNote(leadType, vehicle)}
        sidebar={<Beside site={site} leadType={leadType} vehicle={vehicle} contactLocation={contactLocation} />}
        choice={
          slug === undefined && (
            <FormVehicleChoice site={site} leadType={leadType} page={path} vehicle={vehicle} query={found.query} />
          )
        }
        form={await buildLeadForm({ ...found, site, leadType, path })}
      />
    </>
  )
}

import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { permanentRedirect } from 'next/navigation'
import { type Purpose, purposeWords } from '@/src/domain/leads/purposes'
import { contactHref, locationOfContact } from '@/src/domain/locations/listing'
import { phoneOf } from '@/src/domain/locations/present'
import { isAvailable } from '@/src/domain/stock/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { Missing } from '@/src/app/site/missing'
import { EnquiryPage } from '@/src/features/enquiry/enquiry-page'
import { closedDay } from '@/src/features/locations/location-facts'
import { PlaceBeside } from '@/src/features/locations/place-beside'
import { Track } from '@/src/features/events/track-page'
import { analyticsOf } from '@/src/server/analytics'
import { keptForm } from '@/src/server/kept-form'
import { noteSpecialDays } from '@/src/server/location-page'
import { carNamed } from '@/src/server/named-car'
import { siteById } from '@/src/server/site'
import { CarOrDealer } from './car-or-dealer'
import { leadFormOf, one, type Query } from './lead-form-of'

export type LeadPageProps = {
  /** `slug` identifies a vehicle, `location` a location by its contact slug. */
  readonly params: Promise<{ readonly tenant: string; readonly slug?: string; readonly location?: string }>
  readonly searchParams: Promise<Query>
}

/** Forms depend on the parameters of their URL, so they are not indexed. */
export const leadMetadata =
  (purpose: Purpose) =>
  async (_props: LeadPageProps): Promise<Metadata> => ({
    title: purposeWords(purpose, undefined).title,
    robots: { index: false, follow: true },
  })

/** The contact page of a location does not depend on parameters, so it may be indexed. */
export const placeMetadata = async ({ params }: LeadPageProps): Promise<Metadata> => {
  const { tenant, location = '' } = await params
  const site = await siteById(tenant)
  const place = site && locationOfContact(site, location)
  if (!place) return { title: 'Page not found' }
  return { title: `Contact ${place.name}`, alternates: { canonical: contactHref(site, place) } }
}

const besideOf = ({ site, vehicle, place }: { site: Site; vehicle: Vehicle | null; place: SiteLocation | null }) => {
  if (place) {
    const phone = phoneOf(place, site)
    return (
      <PlaceBeside
        location={place}
        today={noteSpecialDays([place])}
        closed={closedDay(site, place)}
        {...(phone && { phone })}
      />
    )
  }
  return <CarOrDealer site={site} vehicle={vehicle} />
}

const read = async ({ params, searchParams }: LeadPageProps) => {
  const [{ tenant, slug, location }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const site = await siteById(tenant)
  const vehicle = await carNamed(tenant, slug ?? one(query, 'car_id'))
  const kept = one(query, 'problem') === '1' ? keptForm((name) => jar.get(name)?.value) : null
  const place = (site && location !== undefined && locationOfContact(site, location)) || null
  return { site, vehicle, kept, query, slug, location, place }
}

/** A note above the form if the vehicle is sold or reserved. */
const carNote = (purpose: Purpose, vehicle: Vehicle | null): string | undefined => {
  if (!vehicle || purpose === 'similar') return undefined
  if (!isAvailable(vehicle.status))
    return 'This one is sold. Write to us all the same, and we will look for another like it.'
  return vehicle.reserved
    ? 'This one is reserved at the moment. Write to us, and we will say if it comes free.'
    : undefined
}

/** True if the URL requires a vehicle or a location that does not exist. */
const namesNothing = ({ slug, vehicle, location, place }: Awaited<ReturnType<typeof read>>): boolean =>
  (slug !== undefined && !vehicle) || (location !== undefined && !place)

/** Only some dealers offer home test drives. */
const isOffered = (purpose: Purpose, { switches }: Site): boolean =>
  purpose !== 'home-test-drive' || switches.bookings.home_test_drives

/** A link to the home test drive, if the dealer offers it. */
const AtHome = ({ purpose, site, car }: { purpose: Purpose; site: Site; car: string | undefined }) =>
  purpose === 'test-drive' &&
  isOffered('home-test-drive', site) && (
    <a
      href={car === undefined ? '/home-test-drive' : `/home-test-drive?car_id=${car}`}
      className="min-h-11 px-1 underline underline-offset-4"
    >
      Would you rather we came to you? Book a home test drive
    </a>
  )

const purposeOf = (usual: Purpose, { vehicle, query }: Awaited<ReturnType<typeof read>>): Purpose =>
  usual === 'enquiry' && vehicle && one(query, 'subject') === 'similar' ? 'similar' : usual

/**
 * Creates the page of a lead form (LEAD-01); `path` is its public address without a vehicle. Never cached, because it
 * has an idempotency key and the typed values. An unknown vehicle is ignored; if the URL requires one, the answer is
 * 404.
 */
export const leadPage = (usual: Purpose, path: string) => async (props: LeadPageProps) => {
  const found = await read(props)
  const { site, vehicle, place } = found
  if (!site || namesNothing(found) || !isOffered(usual, site)) return <Missing />
  // Dealers of one manufacturer have a single contact address (LOC-06).
  if (place && site.manufacturer) permanentRedirect(contactHref(site, place))
  const purpose = purposeOf(usual, found)
  const { title, intro } = purposeWords(purpose, vehicle?.item_type)
  return (
    <>
      <Track {...analyticsOf(site)} />
      <EnquiryPage
        title={place ? `Contact ${place.name}` : title}
        intro={intro}
        anchor={`${purpose}-form`}
        note={carNote(purpose, vehicle)}
        beside={
          <div className="grid gap-4">
            {besideOf({ site, vehicle, place })}
            <AtHome purpose={purpose} site={site} car={vehicle?.id} />
          </div>
        }
        form={await leadFormOf({ ...found, site, purpose, path })}
      />
    </>
  )
}

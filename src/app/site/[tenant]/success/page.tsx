import type { Metadata } from 'next'
import { formatVehicleName } from '@/src/domain/lead-delivery/delivery-lead'
import { isLeadReference } from '@/src/domain/leads/reference'
import type { RequestSummary } from '@/src/domain/leads/receipt'
import { readVisitFacts } from '@/src/domain/leads/sent-answers'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { formatPhone, telHref } from '@/src/domain/phone'
import { locationPhone, sitePhone, vehiclePhone } from '@/src/domain/locations/phones'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { CONFIRMED_LATER, SUBSCRIPTION_CONFIRMED_LATER } from '@/src/domain/leads/lead-type'
import { type SentRequest, sentRequests } from '@/src/site/api/success-href'
import { BookingFacts } from '@/src/site/booking-facts'
import { Missing } from '@/src/site/missing'
import { findConfirmedBooking } from '@/src/server/bookings/bookings'
import { siteById } from '@/src/server/site/site'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { log } from '@/src/platform/log'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Thank you', robots: { index: false, follow: true } }

type BookingDetails = NonNullable<Awaited<ReturnType<typeof findConfirmedBooking>>>

const BookingBox = ({ booking: { what, when, where, facts }, token }: { booking: BookingDetails; token: string }) => (
  <div className="border-border grid w-full justify-items-start gap-1 rounded-md border p-4">
    <p className="text-muted text-sm">{what}</p>
    <p className="text-lg font-semibold">{when}</p>
    {where && <p>{where}</p>}
    <BookingFacts facts={facts} />
    <a href={`/api/bookings/${token}/calendar`} className={button('secondary', 'md', 'mt-3')}>
      <Icon name="calendar" className="size-5" />
      Add to calendar
    </a>
    <a href={`/booking/${token}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
      Change or cancel
    </a>
  </div>
)

/** The request, the vehicle and the reference of the form that was sent (LEAD-01). */
const SentForm = ({
  vehicle,
  reference,
  isFinance,
  facts,
}: {
  vehicle: Vehicle | null
  reference: string | undefined
  isFinance: boolean
  facts: RequestSummary['facts']
}) =>
  (vehicle || reference || isFinance || facts.length > 0) && (
    <dl className="grid gap-1">
      {isFinance && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">You asked for</dt>
          <dd className="font-semibold">A finance estimate</dd>
        </div>
      )}
      {vehicle && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">About</dt>
          <dd className="font-semibold">
            <a href={`/cars/${vehicle.slug}`} className="underline underline-offset-4">
              {formatVehicleName(vehicle)}
            </a>
          </dd>
        </div>
      )}
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
      {reference && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">Your reference</dt>
          <dd className="font-semibold tabular-nums">{reference}</dd>
        </div>
      )}
    </dl>
  )

/** Says what the dealer does with a request (FIN-06, LEAD-02, CARD-04). */
const nextSteps: Readonly<Record<SentRequest, string>> = {
  finance:
    'Our team will work out a finance estimate with the details you sent, and contact you with it. You haven’t applied for credit, and no credit check has been run.',
  'finance-enquiry':
    'Our team will contact you about finance. You haven’t applied for credit, and no credit check has been run.',
  time: CONFIRMED_LATER,
  subscription: SUBSCRIPTION_CONFIRMED_LATER,
  application: 'We’ll ring you to talk about it.',
}

/** The booking in the URL; null on a database failure, so that the page still renders. */
const findBooking = async (site: Site, token: string | string[] | undefined): Promise<BookingDetails | null> => {
  if (typeof token !== 'string') return null
  try {
    return await findConfirmedBooking(site, token)
  } catch (error) {
    log.error({ err: error }, 'A booking could not be loaded.')
    return null
  }
}

/** The vehicle that the form was about; null for none, and on a database failure, so that the page still renders. */
const findFormVehicle = async (site: Site, id: string | string[] | undefined): Promise<Vehicle | null> => {
  if (typeof id !== 'string') return null
  try {
    return await findPublicVehicle(site.id, id)
  } catch (error) {
    log.error({ err: error }, 'The vehicle of a form could not be loaded.')
    return null
  }
}

const requestTitles: Readonly<Partial<Record<SentRequest, string>>> = {
  'finance-enquiry': 'Thank you, we have your finance enquiry',
  subscription: 'Thank you, we have your request to subscribe',
  application: 'Thank you, we have your application',
}

const titleOf = (booking: BookingDetails | null, request: SentRequest | undefined): string => {
  if (booking) return 'Thank you, your booking is confirmed'
  if (request === undefined) return 'Thank you, we have your message'
  return requestTitles[request] ?? 'Thank you, we have your request'
}

/** An applicant for a job did not come for a vehicle. */
const NextLink = ({ site, request }: { site: Site; request: SentRequest | undefined }) => {
  const [href, label] =
    request === 'application' ? ['/', 'Go to the home page'] : [site.switches.search.base_path, 'Back to our stock']
  return (
    <a href={href} className={button('primary', 'lg')}>
      {label}
    </a>
  )
}

/** The number of the location that the shopper deals with: where the booking or the vehicle is, else the dealer's. */
const phoneOf = (site: Site, booking: BookingDetails | null, vehicle: Vehicle | null): string | undefined => {
  const vehicleLocation = vehicle ? findVehicleLocation(vehicle, site) : undefined
  if (booking?.location && booking.location.id !== vehicleLocation?.id) return locationPhone(booking.location, site)
  return vehicle ? vehiclePhone(vehicle.car_type, vehicleLocation, site) : sitePhone(site)
}

/** The visit that was asked for, if the dealer has still to agree to it. */
const listFacts = (site: Site, query: Awaited<Props['searchParams']>, vehicle: Vehicle | null) =>
  query['request'] === 'time' ? readVisitFacts(site, query, vehicle ?? undefined) : []

/** `/success`: shown after every form. Promises only what is true for all of them: it is stored and will be read. */
const SuccessPage = async ({ params, searchParams }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) return <Missing />
  const { booking: token, ref, car_id, ...query } = await searchParams
  const request = sentRequests.find((one) => one === query['request'])
  const isFinance = request === 'finance'
  const [booking, vehicle] = await Promise.all([findBooking(site, token), findFormVehicle(site, car_id)])
  const phone = phoneOf(site, booking, vehicle)
  return (
    <div className="bg-surface-alt flex-1 py-10 lg:py-20">
      <div className="wrap">
        <section className="border-border bg-raised mx-auto grid max-w-160 justify-items-start gap-5 rounded-md border p-6 sm:p-10">
          <span className="bg-accent-soft text-accent-text grid size-12 place-items-center rounded-full">
            <Icon name="check" className="size-6" />
          </span>
          <h1 className="text-xl font-semibold lg:text-2xl">{titleOf(booking, request)}</h1>
          {booking && typeof token === 'string' && <BookingBox booking={booking} token={token} />}
          <SentForm
            vehicle={vehicle}
            reference={isLeadReference(ref) ? ref : undefined}
            isFinance={isFinance}
            facts={listFacts(site, query, vehicle)}
          />
          {!booking && request && <p className="max-w-[60ch]">{nextSteps[request]}</p>}
          <p className="max-w-[60ch]">
            {/* A booked time needs no answer; a request does. */}
            {booking ? `${booking.next} We’ll email you the details.` : `${site.name} will be in touch soon.`}
            {phone && (
              <>
                {' '}
                {booking ? 'Any questions?' : 'Need an answer now?'} Call{' '}
                <a href={telHref(phone)} className="font-semibold whitespace-nowrap underline underline-offset-4">
                  {formatPhone(phone)}
                </a>
                .
              </>
            )}
          </p>
          <NextLink site={site} request={request} />
        </section>
      </div>
    </div>
  )
}

export default SuccessPage

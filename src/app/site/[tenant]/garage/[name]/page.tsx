import type { Metadata } from 'next'
import { primaryLocation } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'
import { Missing } from '@/src/app/site/missing'
import { Details, Leave } from '@/src/features/account/details'
import { ForgetHere } from '@/src/features/account/forget-here'
import { Problem } from '@/src/features/account/frame'
import { Part, Records } from '@/src/features/account/records'
import { savedSearchLabel } from '@/src/features/stock/search/saved-label'
import { CompareBar, SavedList } from '@/src/features/saved/saved-list'
import { gate } from '@/src/server/gate'
import { alertConsent, garageOf, wantsAlerts } from '@/src/server/garage'
import type { Shopper } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import { savedCars } from '@/src/server/watchlist'
import { button } from '@/src/ui/button'
import { savedView } from '../../saved-views'
import * as draw from './lines'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'My garage', robots: { index: false, follow: false } }

type Query = Readonly<Record<string, string | string[] | undefined>>
type Props = {
  readonly params: Promise<{ readonly tenant: string; readonly name: string }>
  readonly searchParams: Promise<Query>
}

/** Messages after an action, by the code in the URL. */
const said: Readonly<Record<string, string>> = {
  saved: 'Your details are saved.',
  mailed: 'Your details are saved. Please open the link in the email we sent you, to confirm your address.',
  confirmed: 'Your email is confirmed.',
  cancelled: 'Your booking is cancelled.',
  ended: 'Your saved search is ended.',
  searched: 'Your search is confirmed. We email you when new cars match it.',
}
const wrong: Readonly<Record<string, string>> = {
  often: 'We have sent you several emails already. Please wait an hour, then try again.',
  link: 'This link is too old, or belongs to another account. Please save your email again.',
  gone: 'This could not be done. It may be over, or done already.',
  failed: 'An unexpected error occured. Please try again.',
}
const fieldProblems: Readonly<Record<string, { readonly field: 'name' | 'email'; readonly text: string }>> = {
  name: { field: 'name', text: 'Please enter a shorter name.' },
  email: { field: 'email', text: 'Please enter an email address such as name@example.com.' },
}

const Said = ({ query }: { query: Query }) => {
  const [done, problem] = [String(query['done'] ?? ''), String(query['problem'] ?? '')]
  if (Object.hasOwn(wrong, problem)) return <Problem>{wrong[problem]}</Problem>
  if (!Object.hasOwn(said, done)) return null
  return (
    <p role="status" className="border-accent border-l-4 pl-3 font-semibold">
      {said[done]}
    </p>
  )
}

/** Confirms an email address with a button, because mail scanners open links too. */
const Confirm = ({ token, email }: { token: string; email: string }) => (
  <form action="/api/account" method="post" className="border-border bg-raised grid gap-4 rounded-md border p-5">
    <input type="hidden" name="action" value="confirm" />
    <input type="hidden" name="token" value={token} />
    <p>
      Is <strong>{email}</strong> your email address?
    </p>
    <button type="submit" className={button('primary', 'lg', 'justify-self-start')}>
      Yes, confirm it
    </button>
  </form>
)

const Saved = async ({ site, shopper }: { site: Site; shopper: Shopper }) => {
  const cars = (await savedCars(site, shopper.id)).map((one) => savedView(site, one))
  return (
    <Part id="saved" title="Saved cars">
      {cars.length === 0 ? (
        <p>
          No saved cars yet. Save one with the heart on its card or page.{' '}
          <a href={site.switches.search.base_path} className="text-accent-text underline underline-offset-4">
            See our stock
          </a>
        </p>
      ) : (
        <>
          <CompareBar button={button('secondary', 'md')} />
          <SavedList cars={cars} phone={shopper.phone} page={site.switches.accounts.garage_path} />
        </>
      )}
    </Part>
  )
}

const Done = async ({ site, shopper }: { site: Site; shopper: Shopper }) => {
  const all = await garageOf(site, shopper)
  const zone = primaryLocation(site)?.timezone ?? 'Australia/Sydney'
  const searches = await Promise.all(
    all.searches.map(async (row) => ({ ...row, label: await savedSearchLabel(site, String(row['address'])) })),
  )
  const parts = [
    ['bookings', 'Bookings', draw.linesOf(all.bookings, draw.bookingLine, zone)],
    ['reservations', 'Reservations', draw.linesOf(all.reservations, draw.reservationLine, zone)],
    ['purchases', 'Purchases', draw.linesOf(all.purchases, draw.purchaseLine, zone)],
    ['valuations', 'Valuations', draw.linesOf(all.valuations, draw.valuationLine, zone)],
    ['payments', 'Payments', draw.linesOf(all.payments, draw.paymentLine, zone)],
    ['enquiries', 'Enquiries', draw.linesOf(all.enquiries, draw.enquiryLine, zone)],
    ['prizes', 'Prizes', draw.linesOf(all.spins, draw.spinLine, zone)],
    ['searches', 'Saved searches', draw.linesOf(searches, draw.searchLine, zone)],
  ] as const
  if (parts.every(([, , lines]) => lines.length === 0))
    return (
      <p className="text-muted">Your enquiries, bookings, valuations, reservations and payments will stand here.</p>
    )
  return parts.map(([id, title, lines]) => <Records key={id} id={id} title={title} lines={lines} />)
}

/** Finds the site whose account page has this name; null if the dealer has none or uses another name. */
const garageSite = async (tenant: string, name: string): Promise<Site | null> => {
  const site = await siteById(tenant)
  if (!site?.switches.accounts.garage || site.switches.accounts.garage_path !== `/${name}`) return null
  return site
}

const Content = async ({ site, shopper, query }: { site: Site; shopper: Shopper; query: Query }) => {
  const confirm = tokenOf(query)
  return (
    <div className="bg-surface-alt flex-1 py-8 lg:py-14">
      <div className="wrap grid gap-10">
        <h1 className="text-xl font-semibold lg:text-2xl">{shopper.name ? `${shopper.name}’s garage` : 'My garage'}</h1>
        <Said query={query} />
        {confirm !== '' && shopper.email !== undefined && !shopper.email_confirmed && (
          <Confirm token={confirm} email={shopper.email} />
        )}
        <Saved site={site} shopper={shopper} />
        <Done site={site} shopper={shopper} />
        <Details
          person={shopper}
          consent={alertConsent(site.name)}
          alerts={await wantsAlerts(shopper)}
          problem={fieldProblems[String(query['problem'] ?? '')]}
        />
        <Leave dealer={site.name} />
        <ForgetHere />
      </div>
    </div>
  )
}

const tokenOf = (query: Query): string => (typeof query['confirm'] === 'string' ? query['confirm'].slice(0, 1000) : '')

/** The account page, at the path that the dealer chose (ACC-04). Requires a sign-in and is never cached. */
const GaragePage = async ({ params, searchParams }: Props) => {
  const [{ tenant, name }, query] = await Promise.all([params, searchParams])
  const site = await garageSite(tenant, name)
  if (!site) return <Missing />
  const confirm = tokenOf(query)
  const here = `/${name}${confirm === '' ? '' : `?${new URLSearchParams({ confirm }).toString()}`}`
  const shopper = await gate(site, 'garage', { here })
  return shopper ? <Content site={site} shopper={shopper} query={query} /> : <Missing />
}

export default GaragePage

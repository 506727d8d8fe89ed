import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import type { Metadata } from 'next'
import { findPrimaryLocation } from '@/src/domain/locations/location-display'
import { locationTimezoneOf } from '@/src/domain/vehicle-page/vehicle-location'
import type { Site } from '@/src/domain/tenancy/site'
import { Missing } from '@/src/site/missing'
import { Details, AccountActions } from '@/src/features/account/details'
import { ClearLocalData } from '@/src/features/account/clear-local-data'
import { FormError } from '@/src/features/account/account-frame'
import { AccountSection, RecordList } from '@/src/features/account/records'
import { loadSavedSearchLabel } from '@/src/features/stock/search/save/saved-label'
import { MergeSavedVehicles } from '@/src/features/saved/merge-saved-vehicles'
import { AccountSavedCards } from '@/src/features/stock/saved/saved-cards'
import { CompareBar } from '@/src/shared/saved-vehicles/compare-form'
import { requireShopper } from '@/src/server/accounts/require-shopper'
import { alertConsentText } from '@/src/domain/accounts/alert-consent'
import { loadShopperAccount, hasPriceAlerts } from '@/src/server/accounts/shopper-account'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { siteById } from '@/src/server/site/site'
import { listSavedVehicles } from '@/src/server/accounts/saved-vehicles'
import { button } from '@/src/ui/button'
import { toSavedCard } from '@/src/site/saved-vehicle-views'
import * as recordLines from '@/src/site/garage/record-lines'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'My garage', robots: { index: false, follow: false } }

type Query = Readonly<Record<string, string | string[] | undefined>>
type Props = {
  readonly params: Promise<{ readonly tenant: string; readonly name: string }>
  readonly searchParams: Promise<Query>
}

/** Messages after an action, by the code in the URL. */
const doneMessages: Readonly<Record<string, string>> = {
  saved: 'Your details are saved.',
  mailed: 'Your details are saved. To confirm your email address, open the link in the email we sent you.',
  confirmed: 'Your email is confirmed.',
  cancelled: 'Your booking is cancelled.',
  ended: 'Your saved search is deleted.',
  searched: 'Your search is confirmed. We’ll email you when new vehicles match it.',
}
const problemMessages: Readonly<Record<string, string>> = {
  often: 'We’ve already sent you several emails. Please wait an hour, then try again.',
  link: 'This link has expired or belongs to another account. Save your email address again to get a new link.',
  rejected: 'We couldn’t make that change. It may be too late, or already done.',
  failed: 'An unexpected error occurred. Please try again.',
}
const fieldProblems: Readonly<Record<string, { readonly field: 'name' | 'email'; readonly text: string }>> = {
  name: { field: 'name', text: 'Please enter a shorter name.' },
  email: { field: 'email', text: 'Please enter an email address such as name@example.com.' },
}

const ActionMessage = ({ query }: { query: Query }) => {
  const [done, problem] = [String(query['done'] ?? ''), String(query['problem'] ?? '')]
  if (Object.hasOwn(problemMessages, problem)) return <FormError>{problemMessages[problem]}</FormError>
  if (!Object.hasOwn(doneMessages, done)) return null
  return (
    <p role="status" className="border-accent border-l-4 pl-3 font-semibold">
      {doneMessages[done]}
    </p>
  )
}

/** Confirms an email address with a button, because mail scanners open links too. */
const ConfirmEmailForm = ({ token, email }: { token: string; email: string }) => (
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

const SavedVehicles = async ({ site, shopper }: { site: Site; shopper: Shopper }) => {
  const noun = dealerNounOf(site)
  const vehicles = (await listSavedVehicles(site, shopper.id)).map((one) => toSavedCard(site, one))
  // Nothing can be saved where the dealer's vehicles have no hearts.
  if (!site.switches.display.save && vehicles.length === 0) return null
  return (
    <AccountSection id="saved" title={replaceCarNoun('Saved cars', noun)}>
      {vehicles.length === 0 ? (
        <p>
          {replaceCarNoun('You haven’t saved any cars yet. To save a car, select its heart.', noun)}{' '}
          <a href={site.switches.search.base_path} className="text-accent-text underline underline-offset-4">
            See our stock
          </a>
        </p>
      ) : (
        <>
          <CompareBar button={button('secondary', 'md')} noun={noun} />
          <AccountSavedCards cards={vehicles} phone={shopper.phone} page={site.switches.accounts.garage_path} />
        </>
      )}
      <MergeSavedVehicles />
    </AccountSection>
  )
}

/** Saved searches belong to an email address, which shoppers must confirm before they see them. */
const HiddenSearches = ({ email }: { email: string | undefined }) => (
  <AccountSection id="searches" title="Saved searches">
    <p>
      {email === undefined
        ? 'Searches that you saved with your email address appear here once you’ve added and confirmed it.'
        : `Searches that you saved with ${email} appear here once you’ve confirmed this address. Open the link in the email we sent you.`}{' '}
      <a href="#details" className="text-accent-text underline underline-offset-4">
        Go to your details
      </a>
    </p>
  </AccountSection>
)

const AccountRecords = async ({ site, shopper }: { site: Site; shopper: Shopper }) => {
  const all = await loadShopperAccount(site, shopper)
  const zone = locationTimezoneOf(findPrimaryLocation(site))
  const searches = await Promise.all(
    all.searches.map(async (row) => ({ ...row, label: await loadSavedSearchLabel(site, String(row['address'])) })),
  )
  const parts = [
    [
      'bookings',
      'Bookings',
      recordLines.toLines(all.bookings, recordLines.bookingLine(site.switches.display.item_types), zone),
    ],
    ['reservations', 'Reservations', recordLines.toLines(all.reservations, recordLines.reservationLine, zone)],
    ['purchases', 'Purchases', recordLines.toLines(all.purchases, recordLines.purchaseLine, zone)],
    ['valuations', 'Valuations', recordLines.toLines(all.valuations, recordLines.valuationLine, zone)],
    ['payments', 'Payments', recordLines.toLines(all.payments, recordLines.paymentLine, zone)],
    ['enquiries', 'Enquiries', recordLines.toLines(all.enquiries, recordLines.enquiryLine, zone)],
    ['prizes', 'Prizes', recordLines.toLines(all.spins, recordLines.spinLine, zone)],
    ['searches', 'Saved searches', recordLines.toLines(searches, recordLines.searchLine, zone)],
  ] as const
  return (
    <>
      {parts.every(([, , lines]) => lines.length === 0) && (
        <p className="text-muted">Your enquiries, bookings, valuations, reservations and payments will appear here.</p>
      )}
      {parts.map(([id, title, lines]) => (
        <RecordList key={id} id={id} title={title} records={lines} />
      ))}
      {!shopper.email_confirmed && <HiddenSearches email={shopper.email} />}
    </>
  )
}

/** Finds the site whose account page has this name; null if the dealer has none or uses another name. */
const findAccountSite = async (tenant: string, name: string): Promise<Site | null> => {
  const site = await siteById(tenant)
  if (!site?.switches.accounts.garage || site.switches.accounts.garage_path !== `/${name}`) return null
  return site
}

const Content = async ({ site, shopper, query }: { site: Site; shopper: Shopper; query: Query }) => {
  const confirm = readToken(query)
  return (
    <div className="bg-surface-alt flex-1 py-8 lg:py-14">
      <div className="wrap grid gap-10">
        <h1 className="text-xl font-semibold lg:text-2xl">{shopper.name ? `${shopper.name}’s garage` : 'My garage'}</h1>
        <ActionMessage query={query} />
        {confirm !== '' && shopper.email !== undefined && !shopper.email_confirmed && (
          <ConfirmEmailForm token={confirm} email={shopper.email} />
        )}
        <SavedVehicles site={site} shopper={shopper} />
        <AccountRecords site={site} shopper={shopper} />
        <Details
          person={shopper}
          consent={alertConsentText(site.name)}
          alerts={await hasPriceAlerts(shopper)}
          problem={fieldProblems[String(query['problem'] ?? '')]}
        />
        <AccountActions dealer={site.name} />
        <ClearLocalData />
      </div>
    </div>
  )
}

const readToken = (query: Query): string =>
  typeof query['confirm'] === 'string' ? query['confirm'].slice(0, 1000) : ''

/** The account page, at the path that the dealer chose (ACC-04). Requires a sign-in and is never cached. */
const AccountPage = async ({ params, searchParams }: Props) => {
  const [{ tenant, name }, query] = await Promise.all([params, searchParams])
  const site = await findAccountSite(tenant, name)
  if (!site) return <Missing />
  const confirm = readToken(query)
  const here = `/${name}${confirm === '' ? '' : `?${new URLSearchParams({ confirm }).toString()}`}`
  const shopper = await requireShopper(site, '/garage/[name]', { here })
  return shopper ? <Content site={site} shopper={shopper} query={query} /> : <Missing />
}

export default AccountPage

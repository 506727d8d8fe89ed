import { dealerNounOf, replaceCarNoun, type Noun } from '@/src/domain/stock/vehicle/nouns'
import type { Metadata } from 'next'
import { emptyWatchlistText } from '@/src/domain/accounts/watchlist-text'
import { signInHref } from '@/src/domain/accounts/sign-in-type'
import { Missing } from '@/src/site/missing'
import { MergeSavedVehicles } from '@/src/features/saved/merge-saved-vehicles'
import { AccountSavedCards } from '@/src/features/stock/saved/saved-cards'
import { CompareBar } from '@/src/shared/saved-vehicles/compare-form'
import { StoredSavedVehicles } from '@/src/features/stock/saved/stored-saved-vehicles'
import { canSignIn } from '@/src/server/accounts/sign-in'
import { findPageShopper } from '@/src/server/accounts/require-shopper'
import type { Site } from '@/src/domain/tenancy/site'
import { siteById } from '@/src/server/site/site'
import { listSavedVehicles } from '@/src/server/accounts/saved-vehicles'
import { button } from '@/src/ui/button'
import { toSavedCard } from '@/src/site/saved-vehicle-views'

type Props = { readonly params: Promise<{ readonly tenant: string }> }

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Your watchlist', robots: { index: false, follow: true } }

type AccountSwitches = Site['switches']['accounts']

/** Alerts are turned on beside the email address, on the account page; a dealer without that page offers none. */
const offersAlerts = ({ save_as, garage }: AccountSwitches): boolean => save_as === 'watchlist' && garage

/** The reason to sign in: the list itself is in this browser without it (SHP-01). */
const signInReason = (accounts: AccountSwitches): string =>
  offersAlerts(accounts)
    ? 'Want an email when a price drops? Sign in to turn on alerts and see these cars on all your devices.'
    : 'Sign in to see these cars on all your devices.'

const afterSignIn = (accounts: AccountSwitches): string =>
  offersAlerts(accounts) ? accounts.garage_path : '/watchlist'

const SignedOut = ({ accounts, noun }: { accounts: AccountSwitches; noun: Noun }) => (
  <div className="border-border bg-raised mb-8 flex flex-wrap items-center justify-between gap-4 rounded-md border p-4">
    <p className="max-w-[60ch]">{replaceCarNoun(signInReason(accounts), noun)}</p>
    <a href={signInHref('watchlist', afterSignIn(accounts), '/watchlist')} className={button('primary', 'md')}>
      Sign in
    </a>
  </div>
)

const Empty = ({ searchPath, text }: { searchPath: string; text: string }) => (
  <div className="grid min-h-96 content-start justify-items-start gap-4">
    <p>{text}</p>
    <a href={searchPath} className={button('primary', 'lg')}>
      See our stock
    </a>
  </div>
)

/** `/watchlist`: saved vehicles of the account if signed in, or else of this browser (ACC-02, ACC-03). */
const WatchlistPage = async ({ params }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) return <Missing />
  const shopper = await findPageShopper(site)
  const noun = dealerNounOf(site)
  const searchPath = site.switches.search.base_path
  const emptyText = emptyWatchlistText(site.switches.display, noun)
  const vehicles = shopper ? (await listSavedVehicles(site, shopper.id)).map((one) => toSavedCard(site, one)) : []
  return (
    <div className="wrap py-8 lg:py-14">
      <h1 className="mb-6 text-xl font-semibold lg:text-2xl">Your watchlist</h1>
      {!shopper && canSignIn && <SignedOut accounts={site.switches.accounts} noun={noun} />}
      {!shopper && <StoredSavedVehicles searchPath={searchPath} emptyText={emptyText} />}
      {shopper && (
        <>
          {vehicles.length === 0 ? (
            <Empty searchPath={searchPath} text={emptyText} />
          ) : (
            <>
              <CompareBar button={button('secondary', 'md')} noun={noun} />
              <AccountSavedCards cards={vehicles} phone={shopper.phone} page="/watchlist" />
            </>
          )}
          <MergeSavedVehicles />
        </>
      )}
    </div>
  )
}

export default WatchlistPage

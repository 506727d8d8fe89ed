import type { Metadata } from 'next'
import { isAcceptedAddress } from '@/src/domain/stock/searches/saved-search'
import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import type { Site } from '@/src/domain/tenancy/site'
import { loadSavedSearchLabel } from '@/src/features/stock/search/save/saved-label'
import { toSaveHref } from '@/src/features/stock/search/save/save-href'
import { queryValue } from '@/src/site/form-props'
import { Missing } from '@/src/site/missing'
import { AccountFrame } from '@/src/features/account/account-frame'
import { findUnsubscribe } from '@/src/server/accounts/unsubscribe'
import { siteById } from '@/src/server/site/site'
import { button } from '@/src/ui/button'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false, follow: false } }

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

const ALERTS_TEXT = 'You won’t get any more emails about price drops on your saved cars.'

const searchText = async (site: Site, address: string): Promise<string> =>
  `You won’t get any more emails when new vehicles match ${await loadSavedSearchLabel(site, address)} at ${site.name}.`

type EndedProps = { readonly site: Site; readonly done: string; readonly address: string }

/** Says what has ended, with a way back. Anyone can write its address, so it repeats only the address of a search. */
const Ended = async ({ site, done, address }: EndedProps) => {
  const { garage, garage_path } = site.switches.accounts
  if (done === 'search' && isAcceptedAddress(address))
    return (
      <AccountFrame title="These emails have stopped" intro={await searchText(site, address)}>
        <a href={toSaveHref(address)} className={button('secondary', 'lg', 'justify-self-start')}>
          Save this search again
        </a>
      </AccountFrame>
    )
  const isAlerts = done === 'alerts'
  const [href, label] = isAlerts && garage ? [garage_path, 'Change this in my garage'] : ['/', 'Go to the home page']
  return (
    <AccountFrame
      title="You are unsubscribed"
      intro={
        isAlerts
          ? replaceCarNoun(ALERTS_TEXT, dealerNounOf(site))
          : `You won’t get any more of these emails from ${site.name}.`
      }
    >
      <a href={href} className={button('secondary', 'lg', 'justify-self-start')}>
        {label}
      </a>
    </AccountFrame>
  )
}

/** The page that the unsubscribe link of an email opens (SRCH-18): one button, no sign-in. */
const UnsubscribePage = async ({ params, searchParams }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) return <Missing />
  const query = await searchParams
  const token = queryValue(query, 'token').slice(0, 200)
  const subscription = token === '' ? null : await findUnsubscribe(site, token)
  if (!subscription)
    return <Ended site={site} done={queryValue(query, 'done')} address={queryValue(query, 'address')} />
  const intro =
    subscription.kind === 'search'
      ? await searchText(site, subscription.address)
      : replaceCarNoun(ALERTS_TEXT, dealerNounOf(site))
  return (
    <AccountFrame title="Unsubscribe" intro={intro}>
      <form action={`/api/account/unsubscribe?token=${encodeURIComponent(token)}`} method="post">
        <button type="submit" className={button('primary', 'lg', 'w-full')}>
          Unsubscribe
        </button>
      </form>
    </AccountFrame>
  )
}

export default UnsubscribePage

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

const alertsSubject = (site: Site): string =>
  replaceCarNoun('emails about price drops on your saved cars', dealerNounOf(site))

const searchSubject = async (site: Site, address: string): Promise<string> =>
  `emails when new vehicles match ${await loadSavedSearchLabel(site, address)} at ${site.name}`

const endedText = (subject: string): string => `You won’t get any more ${subject}.`

/** A link that was used before looks like one that never existed: a subscription is deleted when it ends. */
const UnknownLink = () => (
  <AccountFrame
    title="This link no longer works"
    intro="It was used before, or a part of it is missing. If you still get these emails, open the link in the newest one."
  >
    <a href="/" className={button('secondary', 'lg', 'justify-self-start')}>
      Go to the home page
    </a>
  </AccountFrame>
)

type EndedProps = { readonly site: Site; readonly done: string; readonly address: string }

/** Says what has ended, with a way back. Anyone can write its address, so it repeats only the address of a search. */
const Ended = async ({ site, done, address }: EndedProps) => {
  if (done === 'search' && isAcceptedAddress(address))
    return (
      <AccountFrame title="These emails have stopped" intro={endedText(await searchSubject(site, address))}>
        <a href={toSaveHref(address)} className={button('secondary', 'lg', 'justify-self-start')}>
          Save this search again
        </a>
      </AccountFrame>
    )
  if (done !== 'alerts') return <UnknownLink />
  const { garage, garage_path } = site.switches.accounts
  const [href, label] = garage ? [garage_path, 'Change this in my garage'] : ['/', 'Go to the home page']
  return (
    <AccountFrame title="You are unsubscribed" intro={endedText(alertsSubject(site))}>
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
  const subject = subscription.kind === 'search' ? await searchSubject(site, subscription.address) : alertsSubject(site)
  return (
    <AccountFrame title="Unsubscribe" intro={`Stop ${subject}?`}>
      <form action={`/api/account/unsubscribe?token=${encodeURIComponent(token)}`} method="post">
        <button type="submit" className={button('primary', 'lg', 'w-full')}>
          Stop these emails
        </button>
      </form>
    </AccountFrame>
  )
}

export default UnsubscribePage

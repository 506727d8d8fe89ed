import type { Metadata } from 'next'
import { Missing } from '@/src/site/missing'
import { AccountFrame } from '@/src/features/account/account-frame'
import { ALERT_FREQUENCY_TEXT } from '@/src/domain/accounts/alert-time'
import { loadSavedSearchLabel } from '@/src/features/stock/search/save/saved-label'
import { findPendingSearch } from '@/src/server/accounts/saved-searches'
import { siteById } from '@/src/server/site/site'
import { button } from '@/src/ui/button'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Your saved search', robots: { index: false, follow: false } }

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/**
 * Confirms a saved search from its email, without a sign-in (SRCH-18). Needs a button, because mail scanners open
 * links.
 */
const ConfirmSearchPage = async ({ params, searchParams }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) return <Missing />
  const query = await searchParams
  const token = typeof query['token'] === 'string' ? query['token'].slice(0, 200) : ''
  const search = await findPendingSearch(site, token)
  if (!search)
    return (
      <AccountFrame title="This link has expired" intro="It may be too old, or the saved search was deleted.">
        <a href={site.switches.search.base_path} className={button('secondary', 'lg', 'justify-self-start')}>
          Search our stock
        </a>
      </AccountFrame>
    )
  if (search.confirmed)
    return (
      <AccountFrame
        title="Your search is saved"
        intro={`We’ll email ${search.email} when new vehicles match it. You can stop these emails here, or by the link in any of them.`}
      >
        <div className="flex flex-wrap gap-3">
          <a href={search.address} className={button('secondary', 'lg')}>
            See all results
          </a>
          <form action={`/api/account/unsubscribe?token=${encodeURIComponent(token)}`} method="post">
            <button type="submit" className={button('quiet', 'lg')}>
              Stop these emails
            </button>
          </form>
        </div>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title="Confirm your saved search"
      intro={`Email ${search.email} when new vehicles match ${await loadSavedSearchLabel(site, search.address)} at ${site.name}? ${ALERT_FREQUENCY_TEXT}`}
    >
      <form action={`/api/account/confirm-search?token=${encodeURIComponent(token)}`} method="post">
        <button type="submit" className={button('primary', 'lg', 'w-full')}>
          Yes, email me
        </button>
      </form>
    </AccountFrame>
  )
}

export default ConfirmSearchPage

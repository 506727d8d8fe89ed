import type { Metadata } from 'next'
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

const endedText: Readonly<Record<'search' | 'alerts', string>> = {
  search: 'You won’t get any more emails about new vehicles for this saved search.',
  alerts: 'You won’t get any more emails about price drops on your saved cars.',
}

/** The page that the unsubscribe link of an email opens (SRCH-18): one button, no sign-in. */
const UnsubscribePage = async ({ params, searchParams }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) return <Missing />
  const query = await searchParams
  const token = typeof query['token'] === 'string' ? query['token'].slice(0, 200) : ''
  const kind = token === '' ? null : await findUnsubscribe(site, token)
  if (!kind)
    return (
      <AccountFrame title="You are unsubscribed" intro={`You won’t get any more of these emails from ${site.name}.`}>
        <a href="/" className={button('secondary', 'lg', 'justify-self-start')}>
          Go to the home page
        </a>
      </AccountFrame>
    )
  return (
    <AccountFrame title="Unsubscribe" intro={endedText[kind]}>
      <form action={`/api/account/unsubscribe?token=${encodeURIComponent(token)}`} method="post">
        <button type="submit" className={button('primary', 'lg', 'w-full')}>
          Unsubscribe
        </button>
      </form>
    </AccountFrame>
  )
}

export default UnsubscribePage

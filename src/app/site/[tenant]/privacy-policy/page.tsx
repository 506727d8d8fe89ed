import type { Metadata } from 'next'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { sitePhone } from '@/src/domain/locations/present'
import { Missing } from '@/src/app/site/missing'
import { siteById } from '@/src/server/site'

type Props = { readonly params: Promise<{ readonly tenant: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Privacy policy', alternates: { canonical: '/privacy-policy' } }

/** `/privacy-policy`: the dealer's own text, and what this site itself keeps (APP 5). */
const PrivacyPage = async ({ params }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) return <Missing />
  const phone = sitePhone(site)
  return (
    <article className="wrap py-8 lg:py-14">
      <div className="grid max-w-[70ch] gap-5">
        <h1 className="text-xl font-semibold lg:text-2xl">Privacy policy</h1>
        {site.legal?.privacy && <p className="whitespace-pre-line">{site.legal.privacy}</p>}
        <h2 className="text-lg">What you send us</h2>
        <p>
          What you type into a form is stored with the page you sent it from and the kind of browser you used, so that
          we can answer you. We send news and offers only if you ticked the box for it, and you can end that at any
          time.
        </p>
        <h2 className="text-lg">What this site counts</h2>
        <p>
          We count which pages and cars are looked at and which buttons are pressed. These counts hold no name, no
          address and nothing else about you. Cars you look at or save are remembered in your own browser and not sent
          to us; clearing your browser’s data for this site forgets them.
        </p>
        {site.switches.analytics.measurement_id !== '' && (
          <p>This site also uses Google Analytics, which sets cookies of its own.</p>
        )}
        <h2 className="text-lg">Ask us</h2>
        <p>
          To see, correct or delete what we hold about you, write to us on the{' '}
          <a href="/contact" className="underline underline-offset-4">
            contact page
          </a>
          {phone && (
            <>
              {' '}
              or call{' '}
              <a href={telHref(phone)} className="whitespace-nowrap underline underline-offset-4">
                {formatPhone(phone)}
              </a>
            </>
          )}
          .
        </p>
      </div>
    </article>
  )
}

export default PrivacyPage

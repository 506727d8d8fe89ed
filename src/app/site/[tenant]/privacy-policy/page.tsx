import type { Metadata } from 'next'
import { buildPrivacyText } from '@/src/domain/legal/privacy-text'
import { formatPhone, telHref } from '@/src/domain/phone'
import { sitePhone } from '@/src/domain/locations/phones'
import { Missing } from '@/src/site/missing'
import { privacySettingsOf } from '@/src/server/site/privacy-settings'
import { siteById } from '@/src/server/site/site'

type Props = { readonly params: Promise<{ readonly tenant: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Privacy policy', alternates: { canonical: '/privacy-policy' } }

/** `/privacy-policy`: the dealer's own text, and which data this site stores (Australian Privacy Principle 5). */
const PrivacyPage = async ({ params }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) return <Missing />
  const phone = sitePhone(site)
  return (
    <article className="wrap py-8 lg:py-14">
      <div className="grid max-w-[70ch] gap-5">
        <h1 className="text-xl font-semibold lg:text-2xl">Privacy policy</h1>
        {site.legal?.privacy && <p className="whitespace-pre-line">{site.legal.privacy}</p>}
        {buildPrivacyText(privacySettingsOf(site)).map(({ title, paragraphs }) => (
          <section key={title} className="grid gap-5">
            <h2 className="text-lg">{title}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
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

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { sitePhone } from '@/src/domain/locations/present'
import { siteById } from '@/src/server/site'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'

type Props = { readonly params: Promise<{ readonly tenant: string }> }

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Thank you', robots: { index: false, follow: true } }

/** `/success`: after a form was taken (D§2.1). Says only what is true of every form: it was stored, and comes to a person. */
const SuccessPage = async ({ params }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) notFound()
  const phone = sitePhone(site)
  return (
    <div className="bg-surface-alt flex-1 py-10 lg:py-20">
      <div className="wrap">
        <section className="border-border bg-raised mx-auto grid max-w-160 justify-items-start gap-5 rounded-md border p-6 sm:p-10">
          <span className="bg-accent-soft text-accent-text grid size-12 place-items-center rounded-full">
            <Icon name="check" className="size-6" />
          </span>
          <h1 className="text-xl font-semibold lg:text-2xl">Thank you, we have your message</h1>
          <p className="max-w-[60ch]">
            {site.name} will be in touch as soon as somebody is at their desk.
            {phone && (
              <>
                {' '}
                If it cannot wait, call{' '}
                <a href={telHref(phone)} className="font-semibold whitespace-nowrap underline underline-offset-4">
                  {formatPhone(phone)}
                </a>
                .
              </>
            )}
          </p>
          <a href={site.switches.search.base_path} className={button('primary', 'lg')}>
            Back to our stock
          </a>
        </section>
      </div>
    </div>
  )
}

export default SuccessPage

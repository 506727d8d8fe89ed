import { purposeWords } from '@/src/domain/leads/purposes'
import { sitePhone } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'
import { DealerBeside } from '@/src/features/enquiry/dealer-beside'
import { formBasics } from '@/src/features/enquiry/form-basics'
import { InlineForm } from '@/src/features/enquiry/inline-form'
import { button } from '@/src/ui/button'
import { textOf } from '../data'
import type { BlockView } from '../view'
import { formPurposes } from './purposes'

type FormPurpose = keyof typeof formPurposes

/** The page of each form. Without script it shows a rejected form again. */
const pages: Readonly<Record<FormPurpose, string>> = {
  enquiry: '/contact',
  'test-drive': '/book-test-drive',
  service: '/book-service',
  parts: '/order-parts',
  'trade-in': '/cars/trade-in',
  finance: '/finance',
}

const isPurpose = (text: string): text is FormPurpose => Object.hasOwn(formPurposes, text)

/** Returns whether valuations in steps are on: then the block links to their page, which has the form (TRD-03). */
const isValued = (purpose: FormPurpose, { switches }: Site): boolean =>
  purpose === 'trade-in' && switches.vehicle.trade_in

/** One form per page, because the ids of its fields are fixed. */
export const formView: BlockView = (data, { site, id }) => {
  const given = textOf(data, 'purpose')
  const purpose = isPurpose(given) ? given : 'enquiry'
  const title = id('form-title')
  if (title !== 'form-title') return null
  const words = purposeWords(purpose, undefined)
  const category = textOf(data, 'category')
  const basics = formBasics(purpose, undefined, site, purpose === 'enquiry' ? category : '')
  const valued = isValued(purpose, site)
  return (
    <section aria-labelledby={title} className="bg-surface-alt py-8 lg:py-12">
      <div className="wrap grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-10">
        <div className="border-border bg-raised grid gap-6 rounded-md border p-5 sm:p-8">
          <div className="grid gap-2">
            <h2 id={title} className="text-xl lg:text-2xl">
              {textOf(data, 'heading') || words.title}
            </h2>
            <p className="text-muted max-w-[60ch]">{textOf(data, 'text') || words.intro}</p>
          </div>
          {valued ? (
            <a href={pages[purpose]} className={button('primary', 'lg', 'w-full')}>
              {words.button}
            </a>
          ) : (
            <InlineForm
              id="page-form"
              page={
                category === '' ? pages[purpose] : `${pages[purpose]}?${new URLSearchParams({ category }).toString()}`
              }
              {...basics}
              values={category === '' ? {} : { category }}
              errors={{}}
              hidden={{ ...basics.hidden, purpose, page: pages[purpose] }}
            />
          )}
        </div>
        <DealerBeside site={site} phone={sitePhone(site)} />
      </div>
    </section>
  )
}

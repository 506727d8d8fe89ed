import { leadTypeCopy } from '@/src/domain/leads/lead-types'
import { sitePhone } from '@/src/domain/locations/location-display'
import type { Site } from '@/src/domain/tenancy/site'
import { DealerSidebar } from '@/src/features/enquiry/dealer-sidebar'
import { toSharedFormProps } from '@/src/features/enquiry/shared-form-props'
import { InlineForm } from '@/src/features/enquiry/inline-form'
import { button } from '@/src/ui/button'
import { textOf } from '../data'
import type { BlockView } from '../view'
import { formLeadTypes } from './lead-types'

type FormLeadType = keyof typeof formLeadTypes

/** The page of each form. Without script it shows a rejected form again. */
const formPages: Readonly<Record<FormLeadType, string>> = {
  enquiry: '/contact',
  'test-drive': '/book-test-drive',
  service: '/book-service',
  parts: '/order-parts',
  'trade-in': '/cars/trade-in',
  finance: '/finance',
}

const isFormLeadType = (text: string): text is FormLeadType => Object.hasOwn(formLeadTypes, text)

/** Returns whether valuations in steps are on: then the block links to their page, which has the form (TRD-03). */
const hasValuationPage = (leadType: FormLeadType, { switches }: Site): boolean =>
  leadType === 'trade-in' && switches.vehicle.trade_in

/** One form per page, because the ids of its fields are fixed. */
export const formView: BlockView = (data, { site, id }) => {
  const storedLeadType = textOf(data, 'purpose')
  const leadType = isFormLeadType(storedLeadType) ? storedLeadType : 'enquiry'
  const title = id('form-title')
  if (title !== 'form-title') return null
  const copy = leadTypeCopy(leadType, undefined)
  const category = textOf(data, 'category')
  const basics = toSharedFormProps(leadType, undefined, site, leadType === 'enquiry' ? category : '')
  const linksToValuation = hasValuationPage(leadType, site)
  return (
    <section aria-labelledby={title} className="bg-surface-alt py-8 lg:py-12">
      <div className="wrap grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-10">
        <div className="border-border bg-raised grid gap-6 rounded-md border p-5 sm:p-8">
          <div className="grid gap-2">
            <h2 id={title} className="text-xl lg:text-2xl">
              {textOf(data, 'heading') || copy.title}
            </h2>
            <p className="text-muted max-w-[60ch]">{textOf(data, 'text') || copy.intro}</p>
          </div>
          {linksToValuation ? (
            <a href={formPages[leadType]} className={button('primary', 'lg', 'w-full')}>
              {copy.button}
            </a>
          ) : (
            <InlineForm
              id="page-form"
              page={
                category === ''
                  ? formPages[leadType]
                  : `${formPages[leadType]}?${new URLSearchParams({ category }).toString()}`
              }
              {...basics}
              values={category === '' ? {} : { category }}
              errors={{}}
              hidden={{ ...basics.hidden, purpose: leadType, page: formPages[leadType] }}
            />
          )}
        </div>
        <DealerSidebar site={site} phone={sitePhone(site)} />
      </div>
    </section>
  )
}

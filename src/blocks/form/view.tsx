import { leadTypeCopy, leadTypeOf, type LeadType } from '@/src/domain/leads/lead-types'
import type { Site } from '@/src/domain/tenancy/site'
import { omitEmpty } from '@/src/domain/omit-empty'
import { sitePhone } from '@/src/domain/locations/phones'
import { DealerSidebar } from '@/src/features/enquiry/dealer-sidebar'
import { toSharedFormProps } from '@/src/features/enquiry/shared-form-props'
import { InlineForm } from '@/src/features/enquiry/inline-form'
import { Notes } from '@/src/ui/notes'
import { button } from '@/src/ui/button'
import type { BlockView } from '../view'

/** The page that shows a rejected form again, with its category. */
const formPage = (page: string, category: string): string =>
  category === '' ? page : `${page}?${new URLSearchParams({ category }).toString()}`

/** Returns how the form is shown; undefined for one that the dealer has switched off. */
const findBlock = (leadType: LeadType, { switches }: Site) => {
  const { block, isOffered } = leadTypeOf(leadType)
  return isOffered?.(switches) === false ? undefined : block
}

/** One form per page, because the ids of its fields are fixed. */
export const formView: BlockView<'form'> = (data, { site, id }) => {
  const { lead_type: leadType = 'enquiry', category = '' } = data
  const block = findBlock(leadType, site)
  if (!block) return null
  const title = id('form-title')
  if (title !== 'form-title') return null
  const copy = leadTypeCopy(leadType, undefined, site)
  const basics = toSharedFormProps(leadType, undefined, site, category)
  return (
    <section aria-labelledby={title} className="bg-surface-alt py-8 lg:py-12">
      <div className="form-section wrap">
        <div className="grid gap-2">
          <h2 id={title} className="text-xl lg:text-3xl">
            {data.heading ?? copy.title}
          </h2>
          <p className="text-muted max-w-[44ch] lg:text-lg">{data.text ?? copy.intro}</p>
        </div>
        <div className="border-border bg-raised grid gap-6 rounded-md border p-5 sm:p-8">
          {block.isOnlyLinked?.(site.switches) ? (
            <>
              {block.linkNotes && <Notes lines={block.linkNotes(site.switches)} />}
              <a href={block.page} className={button('primary', 'lg', 'w-full')}>
                {copy.button}
              </a>
            </>
          ) : (
            <InlineForm
              id="page-form"
              page={formPage(block.page, category)}
              {...basics}
              values={omitEmpty({ category })}
              errors={{}}
              hidden={{ ...basics.hidden, lead_type: leadType, page: block.page }}
            />
          )}
        </div>
        <DealerSidebar site={site} phone={sitePhone(site)} />
      </div>
    </section>
  )
}

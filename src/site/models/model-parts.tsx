import { leadTypeCopy } from '@/src/domain/leads/lead-types'
import { formatModelName, type ModelPage } from '@/src/domain/models/model'
import { modelHref } from '@/src/domain/navigation/search-links'
import type { Site } from '@/src/domain/tenancy/site'
import { toSharedFormProps } from '@/src/features/enquiry/shared-form-props'
import { LazyLeadForm } from '@/src/features/enquiry/lazy-lead-form'
import type { LeadFormProps } from '@/src/features/enquiry/lead-parts'
import { PlainLeadForm } from '@/src/features/enquiry/plain-lead-form'
import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import type { ModelStock } from '@/src/features/models/model-view'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { findLinkedStock } from '@/src/server/content/search-blocks'

const interestFormProps = (model: ModelPage, site: Site): LeadFormProps => ({
  ...toSharedFormProps('interest', undefined, site),
  values: { model: formatModelName(model) },
  errors: {},
  hidden: { lead_type: 'interest', page: '/register-interest' },
})

/** The form to register interest in a coming model (MOD-03). Without script it is sent to its own page. */
const InterestForm = ({ model, site }: { model: ModelPage; site: Site }) => {
  const { title, intro } = leadTypeCopy('interest', undefined, site)
  const form = interestFormProps(model, site)
  return (
    <section id="register-interest-form" aria-labelledby="interest-title" className="wrap model-form">
      <div>
        <h2 id="interest-title" className="section-title">
          {title}
        </h2>
        <p className="text-muted">{intro}</p>
        <LazyLeadForm form={form}>
          <PlainLeadForm {...form} />
        </LazyLeadForm>
      </div>
    </section>
  )
}

const MAX_VEHICLES = 8

/** Loads the search URL of this model's stock, its count and the first vehicles; none if the search is unavailable. */
export const loadModelStock = async (model: ModelPage, site: Site): Promise<ModelStock> => {
  const href = modelHref({ make: model.manufacturer.name, model: model.name }, site.switches.search)
  const found = await findLinkedStock(site, href, MAX_VEHICLES)
  return {
    href,
    count: found?.count ?? 0,
    views: toCardViews(found?.records ?? [], toCardSettings(site), new Date()),
  }
}

/** The interest form of a coming model; null for models that are available. */
export const interestForm = (model: ModelPage, site: Site) =>
  model.status === 'coming_soon' ? <InterestForm model={model} site={site} /> : null

import { leadTypeCopy } from '@/src/domain/leads/lead-types'
import { formatModelName, type ModelPage } from '@/src/domain/models/model'
import { modelHref } from '@/src/domain/navigation/search-links'
import type { Site } from '@/src/domain/tenancy/site'
import { toSharedFormProps } from '@/src/features/enquiry/shared-form-props'
import { LazyLeadForm } from '@/src/features/enquiry/lazy-lead-form'
import type { LeadFormProps } from '@/src/features/enquiry/lead-parts'
import { PlainLeadForm } from '@/src/features/enquiry/plain-lead-form'
import { countLinkedStock } from '@/src/server/content/search-blocks'

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

/** The search URL of this model's stock and its count; 0 if the search is unavailable. */
export const countModelStock = async (model: ModelPage, site: Site) => {
  const href = modelHref({ make: model.manufacturer.name, model: model.name }, site.switches.search)
  const counts = await countLinkedStock(site, [href])
  return { href, count: counts[href] ?? 0 }
}

/** The interest form of a coming model; null for models that are available. */
export const interestForm = (model: ModelPage, site: Site) =>
  model.status === 'coming_soon' ? <InterestForm model={model} site={site} /> : null

import { leadTypeCopy } from '@/src/domain/leads/lead-types'
import { formatModelName, type ModelPage } from '@/src/domain/models/model'
import type { Site } from '@/src/domain/tenancy/site'
import { toSharedFormProps } from '@/src/features/enquiry/shared-form-props'
import { LazyLeadForm } from '@/src/features/enquiry/lazy-lead-form'
import type { LeadFormProps } from '@/src/features/enquiry/lead-parts'
import { PlainLeadForm } from '@/src/features/enquiry/plain-lead-form'
import { ModelView } from '@/src/features/models/model-view'
import { loadModelStock, ModelVehicles } from './model-stock'

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

/** The interest form of a coming model; null for models that are available. */
const interestForm = (model: ModelPage, site: Site) =>
  model.status === 'coming_soon' ? <InterestForm model={model} site={site} /> : null

/** The page of a model, on the site and in the panel's preview (MOD-01). */
export const ModelBody = async ({ model, site }: { model: ModelPage; site: Site }) => {
  const found = await loadModelStock(model, site)
  return (
    <ModelView
      model={model}
      site={site}
      stock={found.stock}
      vehicles={<ModelVehicles model={model} site={site} {...found} />}
      form={interestForm(model, site)}
    />
  )
}

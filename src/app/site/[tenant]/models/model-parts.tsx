import { purposeWords } from '@/src/domain/leads/purposes'
import { modelName, type ModelPage } from '@/src/domain/models/model'
import { modelHref } from '@/src/domain/navigation/search-links'
import type { Site } from '@/src/domain/tenancy/site'
import { formBasics } from '@/src/features/enquiry/form-basics'
import { LateLeadForm } from '@/src/features/enquiry/late-lead-form'
import type { LeadFormProps } from '@/src/features/enquiry/lead-parts'
import { PlainLeadForm } from '@/src/features/enquiry/plain-lead-form'
import { linkCounts } from '@/src/server/search-blocks'

const interestIn = (model: ModelPage, site: Site): LeadFormProps => ({
  ...formBasics('interest', undefined, site),
  values: { model: modelName(model) },
  errors: {},
  hidden: { purpose: 'interest', page: '/register-interest' },
})

/** The form where a model that is on its way is waited for (MOD-03). Sent without script, it goes on at its own page. */
const InterestForm = ({ model, site }: { model: ModelPage; site: Site }) => {
  const { title, intro } = purposeWords('interest', undefined)
  const form = interestIn(model, site)
  return (
    <section id="register-interest-form" aria-labelledby="interest-title" className="wrap model-form">
      <div>
        <h2 id="interest-title" className="section-title">
          {title}
        </h2>
        <p className="text-muted">{intro}</p>
        <LateLeadForm form={form}>
          <PlainLeadForm {...form} />
        </LateLeadForm>
      </div>
    </section>
  )
}

/** The stock of this model: where it is found, and how many there are; none where the search does not answer. */
export const modelStock = async (model: ModelPage, site: Site) => {
  const href = modelHref({ make: model.manufacturer.name, model: model.name }, site.switches.search)
  const counts = await linkCounts(site, [href])
  return { href, count: counts[href] ?? 0 }
}

/** The form of a model that is on its way; none where it can be bought. */
export const interestForm = (model: ModelPage, site: Site) =>
  model.status === 'coming_soon' ? <InterestForm model={model} site={site} /> : null

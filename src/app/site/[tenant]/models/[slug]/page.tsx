import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { leadFields } from '@/src/domain/leads/fields'
import { purposeWords } from '@/src/domain/leads/purposes'
import { leadConsent } from '@/src/domain/leads/read-lead'
import { modelName, type ModelPage } from '@/src/domain/models/model'
import { modelHref } from '@/src/domain/navigation/search-links'
import { modelData } from '@/src/domain/models/structured-data'
import type { Site } from '@/src/domain/tenancy/site'
import { LateLeadForm } from '@/src/features/enquiry/late-lead-form'
import type { LeadFormProps } from '@/src/features/enquiry/lead-parts'
import { PlainLeadForm } from '@/src/features/enquiry/plain-lead-form'
import { ModelView } from '@/src/features/models/model-view'
import { Missing } from '@/src/features/navigation/missing'
import { sharedPage } from '../../shared-page'
import { modelBySlug } from '@/src/server/models'
import { linkCounts } from '@/src/server/search-blocks'
import { siteById } from '@/src/server/site'
import { HeadOnce } from '@/src/ui/head-once'
import { JsonLd } from '@/src/ui/json-ld'
import { keepOnce } from '@/src/ui/once-kept'

type Params = { params: Promise<{ tenant: string; slug: string }> }

export const revalidate = 3600
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Params) => {
  const { tenant, slug } = await params
  const [site, model] = await Promise.all([siteById(tenant), modelBySlug(tenant, slug)])
  return site && model ? { site, model } : null
}

const descriptionOf = (model: ModelPage, site: Site): string =>
  model.short_description ?? `${modelName(model)} at ${site.name}: variants, colours, equipment and stock.`

export const generateMetadata = async (props: Params): Promise<Metadata> => {
  const found = await read(props)
  if (!found) return { title: 'Model not found' }
  const { site, model } = found
  return {
    title: modelName(model),
    description: descriptionOf(model, site),
    alternates: { canonical: `/models/${model.slug}` },
    // Its own tags for shared links stand in the HTML once (`HeadOnce`).
    openGraph: null,
  }
}

const interestIn = (model: ModelPage, site: Site): LeadFormProps => {
  const { opt_in: mode, terms_note: terms } = site.switches.forms
  return {
    fields: leadFields('interest', undefined, site),
    values: { model: modelName(model) },
    errors: {},
    hidden: { purpose: 'interest', page: '/register-interest' },
    optIn: mode === 'hidden' ? null : { wording: leadConsent(site.name), ticked: mode === 'ticked' },
    privacy: site.legal?.privacy ?? `${site.name} uses what you type here to answer you, and for nothing else.`,
    terms,
    submit: purposeWords('interest', undefined).button,
  }
}

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
const stockOf = async (model: ModelPage, site: Site) => {
  const href = modelHref({ make: model.manufacturer.name, model: model.name }, site.switches.search)
  const counts = await linkCounts(site, [href])
  return { href, count: counts[href] ?? 0 }
}

/** `/models/{slug}` (MOD-01). */
const Page = async (props: Params) => {
  const found = await read(props)
  if (!found) {
    const { tenant, slug } = await props.params
    const small = slug.toLowerCase()
    if (small !== slug && (await modelBySlug(tenant, small))) permanentRedirect(`/models/${small}`)
    return <Missing />
  }
  const { site, model } = found
  const picture = model.hero_banners.find((one) => one.image_url)?.image_url ?? model.image_url ?? model.images[0]
  const tags = sharedPage({ title: modelName(model), path: `/models/${model.slug}`, picture, site })
  return (
    <>
      <HeadOnce name={keepOnce(JSON.stringify(tags))} />
      <JsonLd data={modelData(model, site)} />
      <ModelView
        model={model}
        site={site}
        stock={await stockOf(model, site)}
        form={model.status === 'coming_soon' ? <InterestForm model={model} site={site} /> : null}
      />
    </>
  )
}

export default Page

import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { formatModelName, type ModelPage } from '@/src/domain/models/model'
import { buildModelData } from '@/src/domain/models/structured-data'
import type { Site } from '@/src/domain/tenancy/site'
import { Missing } from '@/src/site/missing'
import { sharingTags } from '@/src/site/sharing-tags'
import { ModelBody } from '@/src/site/models/model-body'
import { findModelPage } from '@/src/server/models/models'
import { siteById } from '@/src/server/site/site'
import { ServerOnlyHead } from '@/src/ui/server-only-head'
import { JsonLd } from '@/src/ui/json-ld'
import { registerServerHtml } from '@/src/ui/register-server-html'

type Params = { params: Promise<{ tenant: string; slug: string }> }

export const revalidate = 3600
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Params) => {
  const { tenant, slug } = await params
  const [site, model] = await Promise.all([siteById(tenant), findModelPage(tenant, slug)])
  return site && model ? { site, model } : null
}

const descriptionOf = (model: ModelPage, site: Site): string =>
  model.short_description ?? `${formatModelName(model)} at ${site.name}: variants, colours, equipment and stock.`

export const generateMetadata = async (props: Params): Promise<Metadata> => {
  const found = await read(props)
  if (!found) return { title: 'Model not found' }
  const { site, model } = found
  return {
    title: formatModelName(model),
    description: descriptionOf(model, site),
    alternates: { canonical: `/models/${model.slug}` },
    // `ServerOnlyHead` writes this page's tags for shared links.
    openGraph: null,
  }
}

/** `/models/{slug}` (MOD-01). */
const Page = async (props: Params) => {
  const found = await read(props)
  if (!found) {
    const { tenant, slug } = await props.params
    const lowerCase = slug.toLowerCase()
    if (lowerCase !== slug && (await findModelPage(tenant, lowerCase))) permanentRedirect(`/models/${lowerCase}`)
    return <Missing />
  }
  const { site, model } = found
  const image = model.hero_banners.find((one) => one.image_url)?.image_url ?? model.image_url ?? model.images[0]
  const tags = sharingTags({ title: formatModelName(model), path: `/models/${model.slug}`, image, site })
  return (
    <>
      <ServerOnlyHead name={registerServerHtml(JSON.stringify(tags))} />
      <JsonLd data={buildModelData(model, site)} />
      <ModelBody model={model} site={site} />
    </>
  )
}

export default Page

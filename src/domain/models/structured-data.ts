import { crumbData, type PageCrumb } from '@/src/domain/navigation/crumb-data'
import type { Site } from '@/src/domain/tenancy/site'
import { modelName, type ModelPage, type ModelVariant } from './model'

const absolute = (url: string, site: Pick<Site, 'url'>): string => (url.startsWith('/') ? `${site.url}${url}` : url)

/** Breadcrumbs of a model's page, for the page and its structured data. */
export const modelCrumbs = (model: Pick<ModelPage, 'manufacturer' | 'name'>): readonly PageCrumb[] => [
  { label: 'Home', href: '/' },
  { label: 'Models', href: '/models' },
  { label: modelName(model) },
]

const offerOf = (variant: ModelVariant, status: ModelPage['status'], url: string, seller: string) =>
  variant.price_cents === undefined
    ? undefined
    : {
        '@type': 'Offer',
        price: variant.price_cents / 100,
        priceCurrency: 'AUD',
        availability: `https://schema.org/${status === 'coming_soon' ? 'PreOrder' : 'InStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        url,
        seller: { '@type': 'AutoDealer', name: seller },
      }

const carOf = (variant: ModelVariant, model: ModelPage, site: Pick<Site, 'name' | 'url'>, url: string) => ({
  '@type': 'Car',
  name: variant.full_name ?? `${modelName(model)} ${variant.name}`,
  brand: { '@type': 'Brand', name: model.manufacturer.name },
  model: model.name,
  vehicleConfiguration: variant.name,
  image: variant.image_url === undefined ? undefined : absolute(variant.image_url, site),
  offers: offerOf(variant, model.status, url, site.name),
})

const pictureOf = ({ image_url, images }: ModelPage): string | undefined => image_url ?? images[0]

/**
 * Builds the structured data of a model (CNT-07): a group of cars with its variants, or a car without any, and its
 * breadcrumbs. JSON omits undefined members.
 */
export const modelData = (model: ModelPage, site: Pick<Site, 'name' | 'url'>) => {
  const url = `${site.url}/models/${model.slug}`
  const picture = pictureOf(model)
  const shared = {
    name: modelName(model),
    description: model.short_description,
    url,
    image: picture === undefined ? undefined : absolute(picture, site),
    brand: { '@type': 'Brand', name: model.manufacturer.name },
  }
  const subject =
    model.variants.length > 0
      ? {
          '@type': 'ProductGroup',
          ...shared,
          productGroupID: model.slug,
          hasVariant: model.variants.map((one) => carOf(one, model, site, url)),
        }
      : { '@type': 'Car', ...shared, model: model.name, bodyType: model.body || undefined }
  return { '@context': 'https://schema.org', '@graph': [subject, crumbData(modelCrumbs(model), site, url)] }
}

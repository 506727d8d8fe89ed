import { buildBreadcrumbData, type Breadcrumb } from '@/src/domain/navigation/breadcrumb-data'
import type { Site } from '@/src/domain/tenancy/site'
import { formatModelName, type ModelPage, type ModelVariant } from './model'

const toAbsoluteUrl = (url: string, site: Pick<Site, 'url'>): string =>
  url.startsWith('/') ? `${site.url}${url}` : url

/** Breadcrumbs of a model's page, for the page and its structured data. */
export const buildModelCrumbs = (model: Pick<ModelPage, 'manufacturer' | 'name'>): readonly Breadcrumb[] => [
  { label: 'Home', href: '/' },
  { label: 'Models', href: '/models' },
  { label: formatModelName(model) },
]

const buildOffer = (variant: ModelVariant, status: ModelPage['status'], url: string, seller: string) =>
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

const buildVehicle = (variant: ModelVariant, model: ModelPage, site: Pick<Site, 'name' | 'url'>, url: string) => ({
  '@type': 'Car',
  name: variant.full_name ?? `${formatModelName(model)} ${variant.name}`,
  brand: { '@type': 'Brand', name: model.manufacturer.name },
  model: model.name,
  vehicleConfiguration: variant.name,
  image: variant.image_url === undefined ? undefined : toAbsoluteUrl(variant.image_url, site),
  offers: buildOffer(variant, model.status, url, site.name),
})

const findImage = ({ image_url, images }: ModelPage): string | undefined => image_url ?? images[0]

/**
 * Builds the structured data of a model (CNT-07): a group of cars with its variants, or a car without any, and its
 * breadcrumbs. JSON omits undefined members.
 */
export const buildModelData = (model: ModelPage, site: Pick<Site, 'name' | 'url'>) => {
  const url = `${site.url}/models/${model.slug}`
  const image = findImage(model)
  const common = {
    name: formatModelName(model),
    description: model.short_description,
    url,
    image: image === undefined ? undefined : toAbsoluteUrl(image, site),
    brand: { '@type': 'Brand', name: model.manufacturer.name },
  }
  const subject =
    model.variants.length > 0
      ? {
          '@type': 'ProductGroup',
          ...common,
          productGroupID: model.slug,
          hasVariant: model.variants.map((one) => buildVehicle(one, model, site, url)),
        }
      : { '@type': 'Car', ...common, model: model.name, bodyType: model.body || undefined }
  return {
    '@context': 'https://schema.org',
    '@graph': [subject, buildBreadcrumbData(buildModelCrumbs(model), site, url)],
  }
}

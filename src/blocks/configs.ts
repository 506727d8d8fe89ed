import type { Block } from 'payload'
import type { BlockSlug } from '@/src/server/content/block-data'
import { about } from './about/config'
import { brands } from './brands/config'
import { catalogueLinks } from './catalogue-links/config'
import { facetTiles } from './facet-tiles/config'
import { faqs } from './faqs/config'
import { financeCalculator } from './finance-calculator/config'
import { form } from './form/config'
import { hero } from './hero/config'
import { intro } from './intro/config'
import { locationCarousel } from './location-carousel/config'
import { modelRange } from './model-range/config'
import { offersBlock } from './offers/config'
import { paymentStrip } from './payment-methods/config'
import { postsBlock } from './posts/config'
import { preOwned } from './pre-owned/config'
import { priceRange } from './price-range/config'
import { promoCards } from './promo-cards/config'
import { protectionProducts } from './protection-products/config'
import { recentSearches } from './recent-searches/config'
import { reviewsBlock } from './reviews/config'
import { richText } from './rich-text/config'
import { salesCounter } from './sales-counter/config'
import { priceChangeBlock } from './price-change/config'
import { serviceBanner } from './service-banner/config'
import { showCars } from './show-cars/config'
import { steps } from './steps/config'
import { stockCarousel } from './stock-carousel/config'
import { talkToUs } from './talk-to-us/config'
import { testDriveOffer } from './test-drive-offer/config'
import { threeFeatures } from './three-features/config'
import { valueList } from './value-list/config'
import { video } from './video/config'
import { image } from './image/config'
import { gallery } from './gallery/config'
import { button } from './button/config'
import { columns } from './columns/config'
import { map } from './map/config'
import { quote } from './quote/config'
import { spacer } from './spacer/config'
import type { BlockConfig } from './fields'
import { pageBlocks } from './page-blocks'

/**
 * The fields of every block of pages and home, in the order of the panel (CNT-01). `views.ts` has their views. They are
 * apart because Payload cannot load views, and pages must not load Payload's fields.
 */
const configs: { readonly [Slug in BlockSlug]: BlockConfig<Slug> } = {
  hero,
  intro,
  'rich-text': richText,
  image,
  gallery,
  columns,
  button,
  steps,
  quote,
  map,
  spacer,
  about,
  'stock-carousel': stockCarousel,
  'facet-tiles': facetTiles,
  'price-range': priceRange,
  'show-cars': showCars,
  'promo-cards': promoCards,
  offers: offersBlock,
  'price-change': priceChangeBlock,
  'three-features': threeFeatures,
  'service-banner': serviceBanner,
  form,
  'location-carousel': locationCarousel,
  brands,
  'model-range': modelRange,
  'value-list': valueList,
  'protection-products': protectionProducts,
  'test-drive-offer': testDriveOffer,
  'pre-owned': preOwned,
  'finance-calculator': financeCalculator,
  faqs,
  video,
  reviews: reviewsBlock,
  posts: postsBlock,
  'sales-counter': salesCounter,
  'payment-methods': paymentStrip,
  'recent-searches': recentSearches,
  'catalogue-links': catalogueLinks,
  'talk-to-us': talkToUs,
}

export const blockConfigs: readonly Block[] = Object.values(configs)

export const homeBlockConfigs: readonly Block[] = blockConfigs.filter(
  ({ slug }) => !(pageBlocks as readonly string[]).includes(slug),
)

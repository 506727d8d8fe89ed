import type { Block } from 'payload'
import { about } from './about/config'
import { brands } from './brands/config'
import { catalogueLinks } from './catalogue-links/config'
import { facetTiles } from './facet-tiles/config'
import { faqs } from './faqs/config'
import { form } from './form/config'
import { hero } from './hero/config'
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
import { serviceBanner } from './service-banner/config'
import { showCars } from './show-cars/config'
import { stockCarousel } from './stock-carousel/config'
import { talkToUs } from './talk-to-us/config'
import { testDriveOffer } from './test-drive-offer/config'
import { threeFeatures } from './three-features/config'
import { valueList } from './value-list/config'
import { video } from './video/config'

/** Every block of pages and home, in the order of the panel (CNT-01). `views.ts` renders them. */
export const blockConfigs: Block[] = [
  hero,
  richText,
  about,
  stockCarousel,
  facetTiles,
  priceRange,
  showCars,
  promoCards,
  offersBlock,
  threeFeatures,
  serviceBanner,
  form,
  locationCarousel,
  brands,
  modelRange,
  valueList,
  protectionProducts,
  testDriveOffer,
  preOwned,
  faqs,
  video,
  reviewsBlock,
  postsBlock,
  salesCounter,
  paymentStrip,
  recentSearches,
  catalogueLinks,
  talkToUs,
]

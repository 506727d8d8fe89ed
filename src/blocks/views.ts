import { aboutView } from './about/view'
import { brandsView } from './brands/view'
import { catalogueLinksView } from './catalogue-links/view'
import { facetTilesView } from './facet-tiles/view'
import { faqsView } from './faqs/view'
import { formView } from './form/view'
import { heroView } from './hero/view'
import { introView } from './intro/view'
import { locationCarouselView } from './location-carousel/view'
import { modelRangeView } from './model-range/view'
import { offersView } from './offers/view'
import { paymentStripView } from './payment-methods/view'
import { postsView } from './posts/view'
import { preOwnedView } from './pre-owned/view'
import { priceRangeView } from './price-range/view'
import { promoCardsView } from './promo-cards/view'
import { protectionProductsView } from './protection-products/view'
import { recentSearchesView } from './recent-searches/view'
import { reviewsView } from './reviews/view'
import { richTextView } from './rich-text/view'
import { salesCounterView } from './sales-counter/view'
import { serviceBannerView } from './service-banner/view'
import { showCarsView } from './show-cars/view'
import { priceChangeView } from './price-change/view'
import { stepsView } from './steps/view'
import { stockCarouselView } from './stock-carousel/view'
import { talkToUsView } from './talk-to-us/view'
import { testDriveOfferView } from './test-drive-offer/view'
import { threeFeaturesView } from './three-features/view'
import { valueListView } from './value-list/view'
import { videoView } from './video/view'
import { imageView } from './image/view'
import { galleryView } from './gallery/view'
import { buttonView } from './button/view'
import { columnsView } from './columns/view'
import { mapView } from './map/view'
import { quoteView } from './quote/view'
import { spacerView } from './spacer/view'
import type { BlockSlug } from '@/src/server/content/block-data'
import type { PageBlockSlug } from './page-blocks'
import type { BlockView } from './view'

export type BlockViews = { readonly [Slug in BlockSlug]: BlockView<Slug> }

/** The view of every block that the home page may have, by its slug. The others are in `page-views.ts`. */
export const homeViews: Omit<BlockViews, PageBlockSlug> = {
  hero: heroView,
  intro: introView,
  'rich-text': richTextView,
  image: imageView,
  gallery: galleryView,
  columns: columnsView,
  button: buttonView,
  steps: stepsView,
  quote: quoteView,
  map: mapView,
  spacer: spacerView,
  about: aboutView,
  'stock-carousel': stockCarouselView,
  'facet-tiles': facetTilesView,
  'price-range': priceRangeView,
  'show-cars': showCarsView,
  'promo-cards': promoCardsView,
  offers: offersView,
  'price-change': priceChangeView,
  'three-features': threeFeaturesView,
  'service-banner': serviceBannerView,
  form: formView,
  'location-carousel': locationCarouselView,
  brands: brandsView,
  'model-range': modelRangeView,
  'value-list': valueListView,
  'protection-products': protectionProductsView,
  'test-drive-offer': testDriveOfferView,
  'pre-owned': preOwnedView,
  faqs: faqsView,
  video: videoView,
  posts: postsView,
  reviews: reviewsView,
  'sales-counter': salesCounterView,
  'payment-methods': paymentStripView,
  'recent-searches': recentSearchesView,
  'catalogue-links': catalogueLinksView,
  'talk-to-us': talkToUsView,
}

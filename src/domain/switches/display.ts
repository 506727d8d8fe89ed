import { cardAttributes } from '@/src/domain/stock/fields/attributes'
import { itemTypeLabels } from '@/src/domain/stock/fields/choices'
import { RECENTLY_LISTED_DAYS } from '@/src/domain/stock/vehicle/time-on-sale'
import { itemTypes } from '@/src/domain/stock/vehicle/vehicle'
import { cardAttributeLabels } from './card-attribute-labels'
import { choice, list, number, text, toggle } from './kit'

/** Content of cards and vehicle pages (TEN-05). */
export const display = {
  item_types: list(['car'], {
    label: 'What you sell',
    help: 'Your site’s words follow it, such as “Sell your truck”. With several, they say “vehicle”.',
    options: itemTypes,
    optionLabels: itemTypeLabels,
  }),
  no_price_text: text('Enquire for price.', {
    label: 'Text when there’s no price',
    help: 'Shown instead of the price.',
  }),
  new_tag: text('New', {
    label: 'Tag on newly listed new vehicles',
    help: `On new vehicles listed within ${String(RECENTLY_LISTED_DAYS)} days. Leave empty for no tag.`,
  }),
  just_in_tag: text('Just in', {
    label: 'Tag on newly listed used and demo vehicles',
    help: `On used and demo vehicles listed within ${String(RECENTLY_LISTED_DAYS)} days. The text must not call them new. Leave empty for no tag.`,
  }),
  sold_tag: text('JUST SOLD', { label: 'Tag on sold vehicles', help: 'On cards and pages of sold vehicles.' }),
  drive_away_text: text('Drive away', {
    label: 'Drive away text',
    help: 'Shown beside prices that include government charges.',
  }),
  excl_govt_text: text('Excl. govt. charges', {
    label: 'Excluding charges text',
    help: 'Shown beside prices that don’t include government charges.',
  }),
  call_button_text: text('Call the dealer', { label: 'Call button text', help: 'On vehicle pages.' }),
  image_quality: choice(['50', '75', '90'], '75', {
    optionLabels: { 50: 'Low (50)', 75: 'Medium (75)', 90: 'High (90)' },
    label: 'Photo quality',
    help: 'For all vehicle photos. Higher quality makes pages load more slowly.',
  }),
  attributes: list(['km', 'electric_range', 'transmission', 'fuel', 'body', 'berths', 'atm'], {
    label: 'Facts on cards',
    help: 'Shown in this order. A card leaves out facts that its vehicle doesn’t have.',
    options: cardAttributes,
    optionLabels: cardAttributeLabels,
  }),
  save: toggle(true, {
    label: 'Save vehicles',
    help: 'Adds a heart to cards and vehicle pages, so that shoppers can save vehicles.',
  }),
  save_used_only: toggle(false, {
    label: 'Save only complete used vehicles',
    help: 'Shows the heart only on used vehicles that have a price and a photo.',
  }),
  compare: toggle(true, {
    label: 'Compare',
    help: 'Shoppers choose up to four vehicles on their cards and see them side by side.',
  }),
  views: toggle(false, { label: 'Show views', help: 'Shows how often a vehicle was viewed.' }),
  dealer_comments_title: text('Dealer Comments', {
    label: 'Heading of dealer comments',
    help: 'On vehicle pages.',
  }),
  card_buttons: list(['details', 'enquire'], {
    label: 'Card buttons',
    help: 'Shown in this order on cards of vehicles that can be bought.',
    options: ['details', 'enquire', 'test_drive', 'reserve', 'buy_online'],
    optionLabels: {
      details: 'View details',
      enquire: 'Enquire',
      test_drive: 'Test drive',
      reserve: 'Reserve',
      buy_online: 'Buy online',
    },
  }),
  subscription: toggle(false, {
    label: 'Subscription prices',
    help: 'Shows a weekly subscription price before the price. The minimum term below is needed too: without it no subscription price is shown.',
  }),
  subscription_weeks: number(0, {
    label: 'Subscription: minimum term in weeks',
    help: 'Subscription prices are shown only with their minimum total, which is the price of these weeks and the start fee. With 0, they aren’t shown.',
    min: 0,
    max: 260,
  }),
  subscription_start_fee: number(0, {
    label: 'Subscription: start fee',
    help: 'Dollars that every subscriber pays once. It’s part of the minimum total.',
    min: 0,
    max: 10_000,
  }),
  subscription_includes: list([], {
    label: 'Subscription: what’s included',
    help: 'Shown with the price on vehicle pages, in comparisons and on the PDF, in this order. For example: registration, comprehensive insurance, servicing, 300 km a week.',
  }),
  electric_tag: toggle(false, { label: 'Electric and hybrid tag', help: 'On cards of electric and hybrid vehicles.' }),
  certified_make: text('', {
    label: 'Certified make',
    help: 'Adds a Certified tag to used vehicles of this make. Leave empty for no tag.',
  }),
  certified_badge: text('', {
    label: 'Certified badge',
    help: 'An image shown instead of the word Certified: a path on your site or an https address. Leave empty to show the word.',
    shape: [/^($|\/(?![/\\])|https:\/\/)/, 'Enter a path that starts with /, or an address that starts with https://.'],
    maxChars: 500,
  }),
  announcement: text('', { label: 'Announcement', help: 'A line of text above the header. Leave empty for none.' }),
  unregistered_text: toggle(false, { label: 'Show “Unregistered”', help: 'On vehicles with an expired registration.' }),
  hide_finance_price: toggle(false, {
    label: 'Hide the Cash / Finance choice',
    help: 'Prices are always cash prices.',
  }),
  slider_width: choice(['960', '1280', '1920'], '1920', {
    optionLabels: { 960: '960 pixels', 1280: '1,280 pixels', 1920: '1,920 pixels' },
    label: 'Slider width',
    help: 'The greatest width, in pixels, at which the home page’s large image loads.',
  }),
  slider_height: number(540, {
    label: 'Slider height',
    help: 'Height in pixels of the home page’s large image on wide screens, where it’s beside the text.',
    min: 320,
    max: 900,
  }),
  hidden_locations: list([], {
    label: 'Locations without a card',
    help: 'Names of locations without a card on /locations and other pages. They stay in the footer and on vehicle pages.',
  }),
  hide_twitter: toggle(false, {
    label: 'Hide X (Twitter)',
    help: 'Removes X, formerly Twitter, from the places where shoppers can share a vehicle.',
  }),
  min_review_rating: number(4, {
    label: 'Lowest review average',
    help: 'Location cards and pages show stars only above this average.',
    min: 0,
    max: 5,
    step: 0.1,
  }),
  review_quantity: number(12, {
    label: 'Reviews shown',
    help: 'The most reviews that a location shows.',
    min: 0,
    max: 50,
  }),
  hidden_review_authors: list([], {
    label: 'Hidden review authors',
    help: 'Location pages don’t show reviews by these names. The average and count don’t change.',
  }),
} as const

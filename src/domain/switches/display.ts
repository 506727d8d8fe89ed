import { cardAttributes } from '@/src/domain/stock/fields/attributes'
import { NEW_FOR_DAYS } from '@/src/domain/stock/vehicle/time-on-sale'
import { choice, list, number, text, toggle } from './kit'

/** Content of cards and vehicle pages (TEN-05). */
export const display = {
  no_price_text: text('Enquire for price.', { label: 'Text without a price', help: 'Shown when a car has no price.' }),
  new_tag: text('New', {
    label: 'Tag of newly listed new cars',
    help: `On new cars listed within ${String(NEW_FOR_DAYS)} days. Empty for none.`,
  }),
  just_in_tag: text('Just in', {
    label: 'Tag of newly listed used and demo cars',
    help: `On used and demo cars listed within ${String(NEW_FOR_DAYS)} days. Must not call them new. Empty for none.`,
  }),
  sold_tag: text('JUST SOLD', { label: 'Tag of sold cars', help: 'On cards and pages of sold cars.' }),
  drive_away_text: text('Drive away', {
    label: 'Drive away text',
    help: 'Beside prices that include government charges.',
  }),
  excl_govt_text: text('Excl. govt. charges', {
    label: 'Excluding charges text',
    help: 'Beside prices without government charges.',
  }),
  call_button_text: text('Call the dealer', { label: 'Call button', help: 'On vehicle pages.' }),
  image_quality: choice(['50', '75', '90'], '75', { label: 'Picture quality', help: 'Of all vehicle pictures.' }),
  attributes: list(['km', 'electric_range', 'transmission', 'fuel', 'body', 'berths', 'atm'], {
    label: 'Facts on cards',
    help: 'Shown as chips, in this order; what a car does not say is left out.',
    options: cardAttributes,
  }),
  save: toggle(true, {
    label: 'Save cars',
    help: 'A heart on cards and vehicle pages keeps a car in the shopper’s watchlist.',
  }),
  save_used_only: toggle(false, {
    label: 'Save only whole used cars',
    help: 'The heart stands only on used cars that have a price and a photo.',
  }),
  compare: toggle(true, {
    label: 'Compare',
    help: 'Shoppers choose up to four cars on their cards and see them side by side.',
  }),
  views: toggle(false, { label: 'Show views', help: 'How often a car was looked at.' }),
  dealer_comments_title: text('Dealer Comments', {
    label: 'Title of the dealer’s comments',
    help: 'On vehicle pages.',
  }),
  card_buttons: list(['details', 'enquire'], {
    label: 'Card buttons',
    help: 'On cards of cars that can be bought, in this order.',
    options: ['details', 'enquire', 'test_drive', 'reserve', 'buy_online'],
  }),
  subscription: toggle(false, {
    label: 'Subscription prices',
    help: 'A weekly subscription price goes before the price.',
  }),
  electric_tag: toggle(false, { label: 'Electric and hybrid tag', help: 'On cards of electric and hybrid cars.' }),
  certified_make: text('', {
    label: 'Certified make',
    help: 'Used cars of this make carry a Certified tag; empty for none.',
  }),
  certified_badge: text('', {
    label: 'Certified badge',
    help: 'A picture shown in place of the word Certified: a path of this site or an https address; empty for the word.',
    shape: [/^($|\/(?![/\\])|https:\/\/)/, 'Expected a path or an https address.'],
    maxChars: 500,
  }),
  announcement: text('', { label: 'Announcement', help: 'A line above the header; empty for none.' }),
  unregistered_text: toggle(false, { label: 'Say “Unregistered”', help: 'When a registration has run out.' }),
  hide_finance_price: toggle(false, {
    label: 'No Cash / Finance choice',
    help: 'Prices are always cash prices.',
  }),
  slider_width: choice(['960', '1280', '1920'], '1920', {
    label: 'Slider width',
    help: 'Greatest width in pixels the home page’s large picture is loaded in.',
  }),
  slider_height: number(540, {
    label: 'Slider height',
    help: 'Height in pixels of the home page’s large picture on wide screens, where it stands beside the words.',
    min: 320,
    max: 900,
  }),
  hidden_locations: list([], {
    label: 'Locations without a card',
    help: 'Names of locations left out of the cards on /locations and other pages; they stay in the footer and on vehicle pages.',
  }),
  hide_twitter: toggle(false, {
    label: 'Hide X (Twitter)',
    help: 'Leaves X, formerly Twitter, out of the places a car can be shared to.',
  }),
  min_review_rating: number(4, {
    label: 'Least review average',
    help: 'Stars show on location cards and pages only above this.',
    min: 0,
    max: 5,
    step: 0.1,
  }),
  review_quantity: number(12, {
    label: 'Reviews shown',
    help: 'How many reviews a location shows at most.',
    min: 0,
    max: 50,
  }),
  hidden_review_authors: list([], {
    label: 'Hidden review authors',
    help: 'Reviews by these names are not shown on location pages; average and count stay what they are.',
  }),
} as const

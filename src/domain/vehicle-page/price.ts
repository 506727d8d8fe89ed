import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'

type Display = Pick<
  Site['switches']['display'],
  'no_price_text' | 'drive_away_text' | 'excl_govt_text' | 'subscription'
>

type Priced = Pick<
  Vehicle,
  'price_cents' | 'before_price_cents' | 'offer_price_cents' | 'subscription_price_cents' | 'price_type' | 'preorder'
>

export type ShownPrice =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'price'; readonly cents: number; readonly type: string; readonly was_cents?: number }

/** A price of ten dollars or less is a feed's way of saying there is none. */
const leastCents = 1000

const worth = (cents: number | undefined): cents is number => cents !== undefined && cents > leastCents

const typeText = (priceType: Vehicle['price_type'], display: Display): string =>
  priceType === 'drive_away' ? display.drive_away_text : display.excl_govt_text

/**
 * What stands where the price stands (CARD-04): subscription, then offer, then price; of 10 dollars or less
 * PREORDER or the dealer's own text. A price never goes without its type (Australian Consumer Law s 48).
 */
export const shownPrice = (vehicle: Priced, display: Display): ShownPrice => {
  const { subscription_price_cents: subscription } = vehicle
  if (display.subscription && subscription !== undefined && subscription > 0)
    return { kind: 'price', cents: subscription, type: 'a week, subscription' }
  const cents = worth(vehicle.offer_price_cents) ? vehicle.offer_price_cents : vehicle.price_cents
  if (!worth(cents)) return { kind: 'text', text: vehicle.preorder ? 'PREORDER' : display.no_price_text }
  const was = vehicle.before_price_cents
  return {
    kind: 'price',
    cents,
    type: typeText(vehicle.price_type, display),
    ...(was !== undefined && was > cents && { was_cents: was }),
  }
}

/** `$39,990`; cents only where there are any. */
export const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: cents % 100 ? 2 : 0,
    maximumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100)

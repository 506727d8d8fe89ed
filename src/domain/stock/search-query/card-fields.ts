import type { Switches } from '@/src/domain/switches'
import type { CardStyle } from '@/src/domain/theme/site-theme'
import type { CardRecord } from '../card/card'
import { specAttributes } from '../card/specs'
import { offersSubscription } from '../price/subscription'

/** Fields every card needs. */
const commonCardFields = [
  'slug',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'item_type',
  'car_type',
  'status',
  'reserved',
  'sold',
  'certified',
  'preorder',
  'price',
  'before_price',
  'offer_price',
  'price_type',
  'weekly_price',
  'monthly_price',
  'advertised_rate',
  'comparison_rate',
  'finance_deposit',
  'finance_final_payment',
  'finance_years',
  'body',
  'tag',
  'location_name',
  'image_url',
  'has_spin',
  'state_average_market_price',
  'average_market_price',
  'created_at',
] as const satisfies readonly (keyof CardRecord)[]

export type CardSwitches = Pick<
  Switches['display'],
  'attributes' | 'views' | 'subscription' | 'subscription_weeks' | 'electric_tag' | 'card_buttons' | 'save_used_only'
>

/**
 * Fields this tenant's cards display, and no others, because a page contains them for each of its vehicles (TEN-05).
 */
export const cardFields = (
  { attributes, views, electric_tag, card_buttons, save_used_only, ...display }: CardSwitches,
  card: CardStyle = 'classic',
): string[] => [
  ...new Set<string>([
    ...commonCardFields,
    ...attributes,
    ...(card === 'spec-sheet' ? specAttributes : []),
    ...(views ? ['views'] : []),
    ...(offersSubscription(display) ? ['subscription_price'] : []),
    ...(electric_tag ? ['fuel'] : []),
    ...(card_buttons.includes('buy_online') ? ['dealership_slug'] : []),
    ...(save_used_only ? ['photos_count'] : []),
  ]),
]

import { describe, expect, test } from 'vitest'
import { switches } from '@/src/domain/switches'

/** The specification's default configuration (TEN-04, TEN-05). */
const specifiedDefaults = {
  search: {
    base_path: '/search/new-used-and-demo-cars/',
    page_size: 21,
    sorts: ['relevant', 'latest', 'price_desc', 'price_asc'],
    default_state: 'qld',
    sold_days: 3,
    only_shown_on_website: true,
    no_results_path: '/special-offers',
    similar_size: 6,
    default_city: '',
    base_filter: '',
  },
  display: {
    new_tag: 'New',
    sold_tag: 'JUST SOLD',
    no_price_text: 'Enquire for price.',
    dealer_comments_title: 'Dealer Comments',
    call_button_text: 'Call the dealer',
    min_review_rating: 4,
    review_quantity: 12,
    image_quality: '75',
    slider_height: 540,
    slider_width: '1920',
  },
  vehicle: { deposit: 200, reserve_text: 'Reserve Car Now' },
  finance: {
    calculator_amount: 30_000,
    calculator_min_amount: 1000,
    calculator_max_amount: 100_000,
    calculator_max_term: 7,
    calculator_interest: 10,
    calculator_min_interest: 0.5,
    calculator_max_interest: 15,
    calculator_interest_step: 0.5,
    calculator_frequency: 'week',
    comparison_basis: 'The comparison rate is based on a 5-year secured loan of $30,000.',
  },
  gallery: { auto_rotate_ms: 100 },
  running_costs: { fuel_price: 1.7, distance: 250, consumption: 10 },
} as const

const cases = Object.entries(specifiedDefaults).flatMap(([group, values]) =>
  Object.entries(values).map(([key, value]) => [group, key, value] as const),
)

describe('[TEN-03] [TEN-04] [TEN-05] defaults match the specification', () => {
  test.each(cases)('%s.%s is %j', (group, key, value) => {
    const all = switches as unknown as Readonly<Record<string, Readonly<Record<string, { readonly default: unknown }>>>>
    expect(all[group]?.[key]?.default).toEqual(value)
  })
})

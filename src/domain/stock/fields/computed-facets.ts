import type { AmountUnit, Facet } from './field'

type ComputedFacet = { readonly label: string; readonly unit?: AmountUnit; readonly facet: Facet }

/**
 * Facets of attributes that `to-search-record.ts` computes. Facets of attributes with a field's own value are declared
 * in the field's entry. `search-settings.ts` does not compile if the search record lacks one of them.
 */
export const computedFacets = {
  make_model: { label: 'Model', facet: { list: 20 } },
  categories: { label: 'Category', facet: { list: 70 } },
  location_name: { label: 'Location', facet: { list: 180, sidebar: { position: 180, order: 'alphabet' } } },
  certified: { label: 'Certified', facet: { list: 230, sidebar: { position: 160, kind: 'certified' } } },
  filtered_features: { label: 'Features', facet: { list: 240, searchable: true, sidebar: { position: 140 } } },
  price: {
    label: 'Price',
    unit: 'dollars',
    facet: { list: 250, range: 10, sidebar: { position: 30, kind: 'range', open: true } },
  },
  price_range: { label: 'Price band', facet: { list: 260 } },
  subscription_price: {
    label: 'Weekly subscription',
    unit: 'dollars',
    facet: { list: 280, range: 50, sidebar: { position: 130, kind: 'range' } },
  },
  weekly_price_range: { label: 'Weekly repayment', facet: { list: 290 } },
  weekly_price: {
    label: 'Weekly repayment',
    unit: 'dollars',
    facet: { range: 60, sidebar: { position: 35, kind: 'range', lazy: true } },
  },
  region: { label: 'Region', facet: { list: 300 } },
  reduced: { label: 'On sale', facet: { list: 360 } },
  engine_capacity: { label: 'Engine capacity', unit: 'cc', facet: { range: 160 } },
} as const satisfies Readonly<Record<string, ComputedFacet>>

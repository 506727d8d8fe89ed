import type { Field } from 'payload'
import { tenantRelationship } from './references'

/** Ties a document to a price change: it is shown only while the prices are (STF-11). */
export const priceChangeField = (effect: string): Field =>
  tenantRelationship({
    name: 'price_change',
    label: 'Price change',
    relationTo: 'price-changes',
    index: true,
    admin: {
      allowCreate: false,
      description: `A change made under “Change prices”. ${effect} Leave empty for none.`,
    },
  })

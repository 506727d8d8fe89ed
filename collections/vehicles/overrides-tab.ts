import type { Tab } from 'payload'
import { overridesSchema } from '@/src/domain/stock/vehicle-parts-schema'
import { jsonPart, checkbox } from './fields'

export const overridesTab: Tab = {
  label: 'Our changes',
  description: 'What you set here stays when the next feed arrives.',
  fields: [
    checkbox('hidden', 'Hide from the website', false, { help: 'The car stays here, shoppers do not see it.' }),
    jsonPart('overrides', 'Tag, comments, promotion price, order of photos', overridesSchema, {
      help: 'tag, dealercomments, offer_price_cents (cents), image_order (addresses of photos, first to last).',
    }),
  ],
}

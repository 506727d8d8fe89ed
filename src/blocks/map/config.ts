import { tenantRelationship } from '@/src/cms/fields/references'
import { createBlock, textField } from '../fields'

export const map = createBlock({
  slug: 'map',
  label: 'Map',
  help: 'A map of one of your locations with its address and a link to directions. Hidden while the location is hidden.',
  fields: [
    textField('heading', 'The heading. Default: the name of the location.', 80),
    tenantRelationship({
      name: 'location',
      relationTo: 'locations',
      admin: { description: 'Default: your main location.' },
    }),
  ],
})

import type { CollectionConfig } from 'payload'
import { inPanel, platformOnly } from './shared/access'
import { boundedReads } from './shared/tenant-owned'
import { kebab } from '@/src/domain/tenancy/folder-parts'
import { checkedBy } from './shared/checked-by'
import { switchesField } from './shared/switches-field'

/** The middle layer of configuration (TEN-02): what several tenants share. */
export const templates: CollectionConfig = {
  slug: 'templates',
  admin: { useAsTitle: 'name', group: 'Platform', description: 'Switches shared by every tenant of a template.' },
  lockDocuments: false,
  access: {
    read: inPanel,
    create: platformOnly,
    update: platformOnly,
    delete: platformOnly,
  },
  hooks: { beforeOperation: [boundedReads] },
  fields: [
    { name: 'slug', type: 'text', required: true, unique: true, validate: checkedBy(kebab) },
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    switchesField('What tenants of this template inherit; a switch left out keeps the built-in default.'),
  ],
}

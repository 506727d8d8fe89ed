import type { CollectionConfig } from 'payload'
import { inPanel, platformOnly } from './shared/access'
import { boundedReads } from './shared/tenant-owned'
import { kebab } from '@/src/domain/tenancy/folder-parts'
import { checkedBy } from './shared/checked-by'
import { switchesField } from './shared/switches-field'
import { keptVersions } from './shared/preview'
import { refuseStale } from './shared/refuse-stale'

/** The middle layer of configuration (TEN-02): what several tenants share. */
export const templates: CollectionConfig = {
  slug: 'templates',
  admin: { useAsTitle: 'name', description: 'Switches shared by every tenant of a template.' },
  versions: keptVersions,
  access: {
    read: inPanel,
    readVersions: platformOnly,
    create: platformOnly,
    update: platformOnly,
    delete: platformOnly,
  },
  hooks: { beforeOperation: [boundedReads], beforeValidate: [refuseStale] },
  fields: [
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      validate: checkedBy(kebab),
      admin: { description: 'What a tenant’s folder calls it.' },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'For the platform’s staff, where a dealer’s template is chosen.' },
    },
    switchesField('What tenants of this template inherit; a switch left out keeps the built-in default.'),
  ],
}

import { editorsAndViewers } from '@/src/domain/panel/menu'
import { draftVersions } from '@/src/cms/documents/preview'
import { seoFields } from '@/src/cms/fields/seo-fields'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { homeBlockConfigs } from '@/src/blocks/configs'

/** A tenant's home page, built from the same blocks as its other pages (CNT-01). */
export const home = tenantOwned(
  {
    slug: 'home',
    labels: { singular: 'Home page', plural: 'Home pages' },
    admin: {
      description:
        'The home page of your site. Shoppers see your changes as soon as you publish them. They don’t see drafts.',
    },
    versions: draftVersions,
    fields: [
      {
        name: 'blocks',
        type: 'blocks',
        blocks: [...homeBlockConfigs],
        maxRows: 40,
        admin: {
          description: 'The sections of the page, from top to bottom. Default: your dealer name and stock.',
          initCollapsed: true,
        },
      },
      seoFields,
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    single: true,
    public: true,
    preview: { depth: 1 },
    page: { routes: ['/'] },
    exported: true,
    menu: { group: 'Content', order: 1, roles: editorsAndViewers, label: 'Home page' },
  },
)

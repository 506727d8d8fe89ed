import { editorsAndViewers } from '@/src/domain/panel/menu'
import { blockConfigs } from '@/src/blocks/configs'
import { pageSlugProblem } from '@/src/domain/content/slug'
import { refuseAccountPath } from '@/src/cms/fields/account-path'
import { checkedSlugField, checkedSlugHooks } from '@/src/cms/fields/unique-slug'
import { copyColumn, listPagination as pageSizes } from '@/src/cms/fields/list-columns'
import { draftVersions } from '@/src/cms/documents/preview'
import { seoFields } from '@/src/cms/fields/seo-fields'
import { titleForCopy } from '@/src/cms/fields/title-for-copy'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

/** Pages that staff build from blocks (CNT-01). */
export const pages = tenantOwned(
  {
    slug: 'pages',
    trash: true,
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'slug', '_status', 'updatedAt', 'copy'],
      listSearchableFields: ['title', 'slug'],
      pagination: pageSizes,
      description:
        'Pages of your site, each at its own address. Shoppers see your changes as soon as you publish them. They don’t see drafts.',
    },
    defaultSort: 'slug',
    versions: draftVersions,
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    hooks: { beforeValidate: [...checkedSlugHooks('title', pageSlugProblem), refuseAccountPath('slug')] },
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 120,
        hooks: { beforeDuplicate: [titleForCopy(120)] },
        admin: { description: 'The page’s heading, and its name in lists and search results.' },
      },
      checkedSlugField(
        'The part of the address after your domain, such as about-us or pages/warranty. Leave empty to create it from the title.',
        pageSlugProblem,
      ),
      {
        name: 'blocks',
        type: 'blocks',
        blocks: [...blockConfigs],
        maxRows: 40,
        admin: { description: 'The sections of the page, from top to bottom.', initCollapsed: true },
      },
      seoFields,
      copyColumn,
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    page: { routes: ['/[...path]'], links: { group: 'Pages' } },
    exported: true,
    menu: { group: 'Content', order: 2, roles: editorsAndViewers },
  },
)

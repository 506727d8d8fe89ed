import { editorsAndViewers } from '@/src/domain/panel/menu'
import { brandGroupLabels, brandGroups } from '@/src/domain/brands/brand'
import { imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { fillUniqueSlug, generatedSlugField } from '@/src/cms/fields/generated-slug'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { versionHistory } from '@/src/cms/documents/preview'

/** Entries of the brands directory (BRD-01). */
export const brands = tenantOwned(
  {
    slug: 'brands',
    trash: true,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'picture', 'group', 'skipPage', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'make', 'slug'],
      pagination: listPagination,
      description: 'The directory at /brands. Without any there is no such page.',
    },
    defaultSort: 'order',
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    versions: { drafts: { validate: true }, maxPerDoc: 30 },
    hooks: { beforeValidate: [fillUniqueSlug('title')] },
    fields: [
      imageColumn('logo', 'logo_url'),
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 60,
        admin: { description: 'The name in the directory, and the heading of its own page.' },
      },
      {
        name: 'group',
        type: 'select',
        required: true,
        defaultValue: 'cars',
        options: brandGroups.map((value) => ({ label: brandGroupLabels[value], value })),
        admin: { description: 'The part of the directory it stands in.' },
      },
      {
        name: 'make',
        type: 'text',
        maxLength: 60,
        admin: { description: 'As stock feeds write it, for its stock. Default: the title.' },
      },
      ...imageOrUrlFields('logo', 'logo_url', 'Default: the maker’s mark, or its first letter.'),
      ...imageOrUrlFields(
        'banner',
        'banner_url',
        'Over its text in the directory, and across the top of its own page.',
      ),
      {
        name: 'paragraphs',
        type: 'textarea',
        maxLength: 6000,
        admin: { description: 'What it is about. An empty line begins a new paragraph.' },
      },
      {
        name: 'skipPage',
        label: 'Fixed page',
        type: 'text',
        maxLength: 200,
        validate: (value: string | null | undefined) =>
          !value || /^\/(?![/\\])[a-z0-9/-]*$/.test(value) || 'A path of this site, such as /finance-and-insurance.',
        admin: {
          description:
            'Leads to this page of the site instead of its own overview. Default: its own, at /{slug}/overview.',
        },
      },
      generatedSlugField('Its page is at /{slug}/overview. Empty: made from the title.'),
      {
        name: 'order',
        type: 'number',
        defaultValue: 0,
        admin: { description: 'Lower comes first; equal sorts by title. Default: 0.', position: 'sidebar' },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    exported: true,
    menu: { group: 'Brand and models', order: 3, roles: editorsAndViewers },
  },
)

/** Title, text and claims at the top of /brands (BRD-01). */
export const brandDirectory = tenantOwned(
  {
    slug: 'brand-directory',
    labels: { singular: 'Brand directory', plural: 'Brand directories' },
    admin: { description: 'The head of the directory at /brands.' },
    versions: versionHistory,
    fields: [
      {
        name: 'title',
        type: 'text',
        maxLength: 80,
        admin: { description: 'Heads the page. Default: Our brands.' },
      },
      { name: 'text', type: 'textarea', maxLength: 600, admin: { description: 'Under the title. Default: nothing.' } },
      {
        name: 'claims',
        type: 'array',
        maxRows: 6,
        admin: {
          description: 'Figures in a row, such as 50+ locations. They must be true of your group. Default: none.',
        },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'value',
                type: 'text',
                required: true,
                maxLength: 20,
                admin: { width: '30%', description: 'Large, such as 50+.' },
              },
              {
                name: 'label',
                type: 'text',
                required: true,
                maxLength: 60,
                admin: { width: '70%', description: 'Below it, such as locations.' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    single: true,
    public: true,
    exported: true,
    menu: { group: 'Brand and models', order: 4, roles: editorsAndViewers, label: 'Brand directory' },
  },
)

import { editorsAndViewers } from '@/src/domain/panel/menu'
import { brandGroupLabels, brandGroups } from '@/src/domain/brands/brand'
import { imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { linkInput } from '@/src/cms/fields/link-field'
import { listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { fillUniqueSlug, generatedSlugField } from '@/src/cms/fields/generated-slug'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

/** Entries of the brands directory (BRD-01). */
export const brands = tenantOwned(
  {
    slug: 'brands',
    trash: true,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'thumbnail', 'group', 'skipPage', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'make', 'slug'],
      pagination: listPagination,
      description: 'Brands in the directory at /brands. The page is hidden until you add a brand.',
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
        admin: { description: 'The name in the directory, and the heading of the brand’s page.' },
      },
      {
        name: 'group',
        type: 'select',
        required: true,
        defaultValue: 'cars',
        options: brandGroups.map((value) => ({ label: brandGroupLabels[value], value })),
        admin: { description: 'The section of the directory that lists it.' },
      },
      {
        name: 'make',
        type: 'text',
        maxLength: 60,
        admin: { description: 'The make as spelled in your stock feed. Used to find its stock. Default: the title.' },
      },
      ...imageOrUrlFields('logo', 'logo_url', 'Default: the make’s logo, or its first letter.'),
      ...imageOrUrlFields(
        'banner',
        'banner_url',
        'Shown above its text in the directory, and across the top of its own page.',
      ),
      {
        name: 'paragraphs',
        type: 'textarea',
        maxLength: 6000,
        admin: { description: 'Text about the brand. Leave an empty line to start a new paragraph.' },
      },
      {
        name: 'skipPage',
        label: 'Link to another page',
        type: 'text',
        maxLength: 200,
        validate: (value: string | null | undefined) =>
          !value ||
          /^\/(?![/\\])[a-z0-9/-]*$/.test(value) ||
          'Enter an address on this site, such as /finance-and-insurance.',
        admin: {
          description: 'Shoppers go to this page instead of the brand’s own page. Default: the brand’s own page.',
          components: linkInput(),
        },
      },
      generatedSlugField(
        'The first part of its page’s address. For example, chery makes /chery/overview. Leave empty to create it from the title.',
      ),
      {
        name: 'order',
        type: 'number',
        defaultValue: 0,
        admin: {
          description: 'Lower numbers come first. Brands with the same number are sorted by title. Default: 0.',
          position: 'sidebar',
        },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    page: { routes: ['/[brand]/overview'], replacedBy: 'skipPage', links: { group: 'Brands' } },
    exported: true,
    menu: { group: 'Brand and models', order: 3, roles: editorsAndViewers },
  },
)

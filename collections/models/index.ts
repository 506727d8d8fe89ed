import { editorsAndViewers } from '@/src/domain/panel/menu'
import { modelStatuses } from '@/src/domain/models/model'
import { listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { fillUniqueSlug, generatedSlugField } from '@/src/cms/fields/generated-slug'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { coloursField } from './colours'
import { sectionFields } from './sections'
import { variantsField } from './variants'
import { galleryFields } from './images'
import { modelFields } from './model-fields'

/** Models of a manufacturer, with a page at /models/{slug} (MOD-01), found in the car-model search (SRCH-15). */
export const models = tenantOwned(
  {
    slug: 'models',
    trash: true,
    labels: { singular: 'Model', plural: 'Models' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'thumbnail', 'manufacturer', 'status', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'slug', 'body'],
      pagination: listPagination,
      description: 'Each model has its own page. Sections without content are hidden.',
    },
    defaultSort: 'name',
    // The fields that the page of another model shows of this one.
    defaultPopulate: {
      name: true,
      slug: true,
      manufacturer: true,
      body: true,
      image: true,
      image_url: true,
      _status: true,
    },
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    versions: { drafts: { validate: true }, maxPerDoc: 50 },
    hooks: { beforeValidate: [fillUniqueSlug('name')] },
    fields: [
      imageColumn(),
      {
        type: 'tabs',
        tabs: [
          { label: 'Model', fields: modelFields },
          { label: 'Images', fields: galleryFields },
          { label: 'Variants', fields: [variantsField] },
          { label: 'Colours', fields: coloursField },
          { label: 'Other sections', fields: sectionFields },
        ],
      },
      generatedSlugField(
        'The last part of the page’s address, after /models/. Leave empty to create it from the name.',
      ),
      {
        name: 'status',
        label: 'Availability',
        type: 'select',
        required: true,
        defaultValue: 'available',
        // Drafts have a `status` too, and its database type would get the same name.
        enumName: 'enum_models_availability',
        options: modelStatuses.map((value) => ({ label: value === 'available' ? 'Available' : 'Coming soon', value })),
        admin: {
          description: '“Coming soon” replaces “Test Drive” with “Register Interest” and adds a form to the page.',
          position: 'sidebar',
        },
      },
      {
        name: 'in_menu',
        label: 'Show in Models menu',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'Lists the model in the header’s Models menu. Default: on.', position: 'sidebar' },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 2 },
    page: { routes: ['/models/[slug]'], links: { group: 'Models' } },
    exported: true,
    menu: { group: 'Brand and models', order: 1, roles: editorsAndViewers },
  },
)

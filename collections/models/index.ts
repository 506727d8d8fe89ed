import type { Field } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { modelStatuses } from '@/src/domain/models/model'
import { linkField, imageOrUrlFields, validateLinkUrl } from '@/src/cms/fields/image-fields'
import { tenantRelationship, tenantUpload } from '@/src/cms/fields/references'
import { listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { fillUniqueSlug, generatedSlugField } from '@/src/cms/fields/generated-slug'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { coloursField } from './colours'
import { sectionFields } from './sections'
import { variantsField } from './variants'

const modelFields: Field[] = [
  tenantRelationship({
    name: 'manufacturer',
    relationTo: 'manufacturers',
    required: true,
    admin: { description: 'Who makes it. With the name it finds the stock of this model.' },
  }),
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 60,
    admin: { description: 'Without the manufacturer, as stock feeds write it, such as Tiggo 7 Pro.' },
  },
  {
    name: 'body',
    type: 'text',
    maxLength: 60,
    admin: { description: 'Such as SUV or Ute. Shows on cards and in the Models menu. Default: nothing.' },
  },
  {
    name: 'short_description',
    type: 'textarea',
    maxLength: 300,
    admin: { description: 'Under the name, on cards, and where a link to the page is shared.' },
  },
  ...imageOrUrlFields('image', 'image_url', 'The model on cards and in shared links. Default: a drawing of its body.'),
  tenantUpload(
    {
      name: 'brochure',
      admin: {
        description: 'A PDF. “View full specifications” opens it in a new tab. Default: none, and no such link.',
      },
    },
    'brochures',
  ),
  {
    name: 'brochure_url',
    label: 'Brochure elsewhere',
    type: 'text',
    maxLength: 500,
    validate: validateLinkUrl,
    admin: { description: 'Used where no brochure is uploaded: its address, such as on the manufacturer’s site.' },
  },
  {
    name: 'model_specifications',
    label: 'Specifications',
    type: 'array',
    maxRows: 40,
    admin: {
      description: 'The first four with a value stand large under the banners; one without a value is skipped.',
      initCollapsed: true,
      components: { RowLabel: '/src/admin/models/row-label-field#SpecificationLabel' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'value', type: 'text', maxLength: 40, admin: { description: 'Such as 137 kW.', width: '50%' } },
          {
            name: 'category',
            type: 'text',
            required: true,
            maxLength: 60,
            admin: { description: 'Such as Power.', width: '50%' },
          },
        ],
      },
    ],
  },
]

const galleryFields: Field[] = [
  {
    name: 'hero_banners',
    type: 'array',
    maxRows: 6,
    admin: {
      description: 'Across the top of the page, best 1920 × 1080 or wider. Default: none, and the name opens the page.',
      initCollapsed: true,
      components: { RowLabel: '/src/admin/models/row-label-field#CardLabel' },
    },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 80, admin: { description: 'Large on the banner.' } },
      { name: 'text', type: 'textarea', maxLength: 300, admin: { description: 'Below the title. Default: nothing.' } },
      ...imageOrUrlFields('image', 'image_url', 'The banner’s picture.'),
      linkField('Where the banner leads. Default: nowhere.'),
    ],
  },
  {
    name: 'images',
    label: 'Gallery',
    type: 'array',
    maxRows: 30,
    admin: {
      description: 'The gallery that goes round, 1920 × 1080. Default: none, and no gallery.',
      initCollapsed: true,
      components: { RowLabel: '/src/admin/models/row-label-field#ImageLabel' },
    },
    fields: imageOrUrlFields('image', 'image_url', 'One picture of the gallery.'),
  },
]

/** Models of a manufacturer, with a page at /models/{slug} (MOD-01), found in the car-model search (SRCH-15). */
export const models = tenantOwned(
  {
    slug: 'models',
    trash: true,
    labels: { singular: 'Model', plural: 'Models' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'picture', 'manufacturer', 'status', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'slug', 'body'],
      pagination: listPagination,
      description: 'Each model has a page. Parts of it that have no content do not show.',
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
          { label: 'Pictures', fields: galleryFields },
          { label: 'Variants', fields: [variantsField] },
          { label: 'Colours', fields: coloursField },
          { label: 'More of the page', fields: sectionFields },
        ],
      },
      generatedSlugField('The page is at /models/ and this. Empty: made from the name.'),
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
          description: 'Coming soon turns “Test Drive” into “Register Interest”, with a form on the page.',
          position: 'sidebar',
        },
      },
      {
        name: 'in_menu',
        label: 'In the Models menu',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'Listed where the header shows models. Default: yes.', position: 'sidebar' },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 2 },
    exported: true,
    menu: { group: 'Brand and models', order: 1, roles: editorsAndViewers },
  },
)

import type { Field } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { modelStatuses } from '@/src/domain/models/model'
import { imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { linkField, validateHref } from '@/src/cms/fields/link-field'
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
    admin: { description: 'Used together with the name to find stock of this model.' },
  }),
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 60,
    admin: { description: 'Without the manufacturer, spelled as in your stock feed. For example, Tiggo 7 Pro.' },
  },
  {
    name: 'body',
    type: 'text',
    maxLength: 60,
    admin: { description: 'For example, SUV or Ute. Shown on cards and in the Models menu. Default: none.' },
  },
  {
    name: 'short_description',
    type: 'textarea',
    maxLength: 300,
    admin: { description: 'Shown under the name, on cards and in shared links.' },
  },
  ...imageOrUrlFields('image', 'image_url', 'Shown on cards and in shared links. Default: a drawing of its body type.'),
  tenantUpload(
    {
      name: 'brochure',
      admin: {
        description:
          'A PDF that opens in a new tab from “View full specifications”. Default: none, and the link is hidden.',
      },
    },
    'brochures',
  ),
  {
    name: 'brochure_url',
    label: 'Brochure link',
    type: 'text',
    maxLength: 500,
    validate: validateHref,
    admin: { description: 'Used if you don’t upload a brochure. For example, its address on the manufacturer’s site.' },
  },
  {
    name: 'model_specifications',
    label: 'Specifications',
    type: 'array',
    maxRows: 40,
    admin: {
      description: 'The first four are shown in large type under the banners. Rows without a value are hidden.',
      initCollapsed: true,
      components: { RowLabel: '/src/admin/models/row-label-field#SpecificationLabel' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'value', type: 'text', maxLength: 40, admin: { description: 'For example, 137 kW.', width: '50%' } },
          {
            name: 'category',
            type: 'text',
            required: true,
            maxLength: 60,
            admin: { description: 'For example, Power.', width: '50%' },
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
      description:
        'Shown across the top of the page. Use images of at least 1920 × 1080 pixels. Default: none, and the page starts with the name.',
      initCollapsed: true,
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'Shown in large type on the banner.' },
      },
      {
        name: 'text',
        type: 'textarea',
        maxLength: 300,
        admin: { description: 'Shown below the title. Default: none.' },
      },
      ...imageOrUrlFields('image', 'image_url', 'The banner’s image.'),
      linkField('href', 'The page the banner links to. Default: none.', { label: 'Link' }),
    ],
  },
  {
    name: 'images',
    label: 'Gallery',
    labels: { singular: 'Image', plural: 'Images' },
    type: 'array',
    maxRows: 30,
    admin: {
      description: 'Images for the gallery, 1920 × 1080 pixels. Default: none, and the gallery is hidden.',
      initCollapsed: true,
    },
    fields: imageOrUrlFields('image', 'image_url', 'An image in the gallery.'),
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

import { editorsAndViewers } from '@/src/domain/panel/menu'
import { dollarComponents } from '@/src/cms/fields/money'
import { listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { imageAddress } from '@/src/domain/tenancy/folder-schemas'
import { IMAGE_URL_HELP, IMAGE_URL_LABEL } from '@/src/domain/panel/messages'
import { validateWithSchema } from '@/src/cms/fields/validate-with-schema'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { tenantUpload } from '@/src/cms/fields/references'
import { versionHistory } from '@/src/cms/documents/preview'

/** Parts and accessories that a dealership sells, found in the dealership-items search (SRCH-15). */
export const dealershipItems = tenantOwned(
  {
    slug: 'dealership-items',
    trash: true,
    labels: { singular: 'Dealership item', plural: 'Dealership items' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'thumbnail', 'categories', 'price_cents', 'updatedAt'],
      listSearchableFields: ['name', 'part_number', 'description'],
      pagination: listPagination,
      description: 'Parts and accessories that shoppers can search at /parts/search.',
    },
    defaultSort: 'name',
    versions: versionHistory,
    fields: [
      imageColumn(),
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'The heading of its card.' },
      },
      {
        name: 'part_number',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Shown on its card. Shoppers can search by it.' },
      },
      {
        name: 'description',
        type: 'textarea',
        maxLength: 500,
        admin: { description: 'Shown below the name. Default: none.' },
      },
      {
        name: 'categories',
        type: 'text',
        hasMany: true,
        maxLength: 60,
        admin: { description: 'Shoppers can filter by these.' },
      },
      {
        name: 'price_cents',
        label: 'Price',
        type: 'number',
        min: 1,
        max: 99_999_999_00,
        admin: { description: 'In dollars. Leave empty if it doesn’t have a price.', components: dollarComponents },
      },
      {
        name: 'dealership_id',
        type: 'text',
        required: true,
        maxLength: 60,
        admin: {
          description: 'The dealership that sells it. Use the dealership ID from Dealer details or from a location.',
        },
      },
      tenantUpload({ name: 'image', admin: { description: 'Shown on its card. Default: none.' } }),
      {
        name: 'image_url',
        label: IMAGE_URL_LABEL,
        type: 'text',
        validate: validateWithSchema(imageAddress),
        admin: { description: IMAGE_URL_HELP },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    exported: true,
    menu: { group: 'Stock', order: 5, roles: editorsAndViewers },
  },
)

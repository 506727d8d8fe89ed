import { editorsAndViewers } from '@/src/domain/panel/menu'
import { dollarComponents } from '@/src/cms/fields/money'
import { listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { imageAddress } from '@/src/domain/tenancy/folder-schemas'
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
      defaultColumns: ['name', 'picture', 'categories', 'price_cents', 'updatedAt'],
      listSearchableFields: ['name', 'part_number', 'description'],
      pagination: listPagination,
      description: 'Parts and accessories, found in the search of parts at /parts/search.',
    },
    defaultSort: 'name',
    versions: versionHistory,
    fields: [
      imageColumn(),
      { name: 'name', type: 'text', required: true, maxLength: 120, admin: { description: 'Heads its card.' } },
      {
        name: 'part_number',
        type: 'text',
        maxLength: 60,
        admin: { description: 'On its card; the search finds it by this.' },
      },
      {
        name: 'description',
        type: 'textarea',
        maxLength: 500,
        admin: { description: 'Below its name. Default: nothing.' },
      },
      {
        name: 'categories',
        type: 'text',
        hasMany: true,
        maxLength: 60,
        admin: { description: 'Shoppers filter by them.' },
      },
      {
        name: 'price_cents',
        label: 'Price',
        type: 'number',
        min: 1,
        max: 99_999_999_00,
        admin: { description: 'In dollars; empty where it has none.', components: dollarComponents },
      },
      {
        name: 'dealership_id',
        type: 'text',
        required: true,
        maxLength: 60,
        admin: { description: 'The dealership that sells it, as in the tenant’s or a location’s dealership ID.' },
      },
      tenantUpload({ name: 'image', admin: { description: 'On its card. Default: none.' } }),
      {
        name: 'image_url',
        type: 'text',
        validate: validateWithSchema(imageAddress),
        admin: { description: 'A picture that ships with the site.' },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    exported: true,
    menu: { group: 'Stock', order: 4, roles: editorsAndViewers },
  },
)

import { allRoles } from '@/src/domain/panel/menu'
import { findVehicleProblem } from '@/src/domain/panel/page-problems'
import { listPagination, photosColumn, imageColumn } from '@/src/cms/fields/list-columns'
import { editPhotoEndpoint } from './edit-photo-endpoint'
import { deleteDocuments } from './delete-documents'
import { nameVehicle } from './hooks/name-vehicle'
import { setSaleDate } from './hooks/set-sale-date'
import { spellTerms } from './hooks/spell-terms'
import { featuresEndpoint, termsEndpoint } from './terms-endpoint'
import { vehicleTabs } from './tabs'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

/** Vehicles with every field of the specification (STK-01); nested objects are `jsonb` with a schema. No drafts. */
export const vehicles = tenantOwned(
  {
    slug: 'vehicles',
    labels: { singular: 'Vehicle', plural: 'Vehicles' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'thumbnail', 'stocknum', 'price_cents', 'status', 'photos', 'location', 'updatedAt'],
      listSearchableFields: ['name', 'stocknum', 'vin', 'rego'],
      components: {
        edit: {
          beforeDocumentControls: [
            '/src/admin/vehicles/attach-uploads#AttachUploads',
            '/src/admin/vehicles/deletion-advice#AdviceOfOpenVehicle',
          ],
        },
        beforeListTable: [
          '/src/admin/vehicles/deletion-advice#AdviceOfTickedVehicles',
          '/src/admin/import-stock/import-link#ImportLink',
          '/src/admin/price-changes/change-prices-link#ChangePricesLink',
        ],
      },
      pagination: listPagination,
      description: 'Cars, motorcycles, trucks and caravans for sale. Most come from a stock feed.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    timestamps: true,
    versions: false,
    indexes: [
      { fields: ['tenant', 'slug'], unique: true },
      { fields: ['tenant', 'feed', 'feed_key'], unique: true },
      { fields: ['tenant', 'status'] },
      { fields: ['tenant', 'stocknum'] },
    ],
    hooks: { beforeValidate: [spellTerms, nameVehicle], beforeChange: [setSaleDate], beforeDelete: [deleteDocuments] },
    endpoints: [editPhotoEndpoint, termsEndpoint, featuresEndpoint],
    fields: [
      imageColumn('', 'images'),
      photosColumn,
      {
        type: 'tabs',
        tabs: vehicleTabs,
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    distinguishedBy: 'stocknum',
    page: { routes: ['/cars/[slug]'], findProblem: findVehicleProblem },
    exported: 'Stock is imported again from its feeds.',
    menu: { group: 'Stock', order: 1, roles: allRoles },
  },
)

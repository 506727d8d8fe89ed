import type { Field } from 'payload'
import { editors } from '@/src/domain/panel/menu'
import { priceChangeStates } from '@/src/domain/stock/price-change/texts'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { listPagination } from '@/src/cms/fields/list-columns'
import { readOnlyField, readOnlyMoment, readOnlySelect, readOnlyText } from '@/src/cms/fields/read-only-fields'
import { priceChangeEndpoints } from './endpoints'

const vehiclesField: Field = {
  name: 'vehicle_list',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/admin/price-changes/changed-vehicles-field#ChangedVehiclesField' },
  },
}

const hiddenJson = (name: string): Field =>
  readOnlyField({ name, type: 'json', admin: { hidden: true, disableListColumn: true, disableListFilter: true } })

/**
 * Price changes of many vehicles at once (STF-11). The vehicles of each, with their prices before and after, are rows of
 * `price_change_vehicles`, which the migration creates.
 */
export const priceChanges = tenantOwned(
  {
    slug: 'price-changes',
    labels: { singular: 'Price change', plural: 'Price changes' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'state', 'summary', 'vehicles', 'starts_at', 'ends_at', 'who'],
      listSearchableFields: ['name', 'summary', 'which', 'tag'],
      components: { beforeListTable: ['/src/admin/price-changes/change-prices-link#ChangePricesLink'] },
      pagination: listPagination,
      description: 'Changes to the prices of many vehicles at once: planned, running and past.',
    },
    defaultSort: '-createdAt',
    timestamps: true,
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'state'] }],
    endpoints: [...priceChangeEndpoints],
    fields: [
      {
        name: 'state_text',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/src/admin/price-changes/change-state-field#ChangeStateField' },
        },
      },
      {
        type: 'row',
        fields: [
          readOnlyText('name', 'Name', 200, { required: true }),
          readOnlySelect('state', 'Status', priceChangeStates, 'planned'),
        ],
      },
      {
        type: 'row',
        fields: [readOnlyText('summary', 'Change', 200), readOnlyText('which', 'Vehicles chosen', 500)],
      },
      {
        type: 'row',
        fields: [
          readOnlyField({ name: 'vehicles', label: 'Vehicles', type: 'number', min: 0, defaultValue: 0 }),
          readOnlyText('tag', 'Tag', 200),
        ],
      },
      { type: 'row', fields: [readOnlyMoment('starts_at', 'Starts'), readOnlyMoment('ends_at', 'Ends')] },
      { type: 'row', fields: [readOnlyText('who', 'Made by'), readOnlyText('ended_by', 'Ended by')] },
      vehiclesField,
      hiddenJson('rule'),
      readOnlyField({ name: 'shows_before', type: 'checkbox', defaultValue: false, admin: { hidden: true } }),
    ],
  },
  {
    // Only the requests of the screen "Change prices" write it, because each writes the vehicles too.
    write: [],
    create: false,
    remove: [],
    read: ['tenant-admin', 'editor'],
    public: false,
    exported: 'Price changes name vehicles, which are imported again from their feeds.',
    menu: { group: 'Stock', order: 2, roles: editors },
  },
)

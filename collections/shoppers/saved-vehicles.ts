import { readOnlyCents, readOnlyField, readOnlyMoment, readOnlySelect } from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { shopperData } from '@/src/cms/access/shopper-data'

/** A shopper's watchlist (ACC-02) and favourites (ACC-03): each saved vehicle with the date and the price. */
export const savedVehicles = shopperData(
  {
    slug: 'saved-vehicles',
    labels: { singular: 'Saved vehicle', plural: 'Saved vehicles' },
    admin: {
      useAsTitle: 'list',
      defaultColumns: ['shopper', 'car', 'list', 'createdAt'],
      pagination: listPagination,
      description: 'Vehicles that signed-in shoppers saved.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'shopper', 'car', 'list'], unique: true }],
    fields: [
      readOnlyField(tenantRelationship({ name: 'shopper', relationTo: 'shoppers', required: true })),
      readOnlyField(tenantRelationship({ name: 'car', label: 'Vehicle', relationTo: 'vehicles', required: true })),
      readOnlySelect('list', 'Saved to', { watchlist: 'Watchlist', favourite: 'Favourite' }, 'watchlist'),
      // Price drops are measured from this (SRCH-18): the price when saved, then the price in the last email.
      readOnlyCents('price_cents', 'Last price emailed'),
      readOnlyMoment('notified_at', 'Last email'),
    ],
  },
  {
    exported: 'Saved vehicles are shoppers’ personal data.',
    menu: { group: 'Leads', order: 7 },
  },
)

import type { CollectionConfig, Field } from 'payload'
import { tenantOwned } from './shared/tenant-owned'
import { pages } from './shared/list-columns'
import { tenantRelationship } from './shared/references'

/** What came from the shopper or was known of the car is a record: staff read it. */
const given = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field

const line = (name: string, label: string, most = 300): Field => given({ name, label, type: 'text', maxLength: most })

const who: Field[] = [
  given({ name: 'name', type: 'text', maxLength: 100 }),
  given({ name: 'email', type: 'text', maxLength: 254, index: true }),
  given({ name: 'phone', type: 'text', maxLength: 30 }),
  given({ name: 'message', type: 'textarea', maxLength: 5000 }),
  given({
    name: 'details',
    label: 'Answers',
    type: 'array',
    fields: [
      { name: 'name', type: 'text', required: true },
      { name: 'value', type: 'text', required: true },
    ],
  }),
  given({ name: 'opt_in', label: 'News and offers', type: 'checkbox', defaultValue: false }),
  given({
    name: 'consent',
    label: 'Consent given',
    type: 'textarea',
    admin: { description: 'What the shopper agreed to, word by word, and how.' },
  }),
]

const car: Field[] = [
  given(tenantRelationship({ name: 'car', label: 'Vehicle', relationTo: 'vehicles' })),
  line('stock_number', 'Stock number'),
  line('vehicle_make', 'Vehicle Make'),
  line('vehicle_model', 'Vehicle Model'),
  line('car_type', 'Car type'),
  line('vehicle_status', 'Status then'),
]

const place: Field[] = [
  given(tenantRelationship({ name: 'location', relationTo: 'locations' })),
  line('dealership_id', 'Dealership ID'),
  line('dealership_slug', 'Dealership'),
  line('manufacturer_slug', 'Manufacturer'),
  line('website_id', 'Website ID'),
]

const origin: Field[] = [
  line('url', 'Page', 2000),
  line('page_id', 'Page ID', 60),
  line('source', 'Source'),
  line('user_agent', 'Browser', 500),
  given({ name: 'lead_attributes', label: 'How they came', type: 'textarea', maxLength: 5000 }),
]

/** What shoppers ask for (LEAD-01, LEAD-08), with D§3's fields. Made by the site alone; staff read, and note how it goes. */
export const leads: CollectionConfig = tenantOwned(
  {
    slug: 'leads',
    labels: { singular: 'Lead', plural: 'Leads' },
    admin: {
      useAsTitle: 'category',
      defaultColumns: ['category', 'name', 'phone', 'vehicle_make', 'vehicle_model', 'lead_status', 'createdAt'],
      listSearchableFields: ['name', 'email', 'phone', 'stock_number'],
      pagination: pages,
      description: 'Enquiries, bookings and calls from this site, newest first.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'key'], unique: true }],
    fields: [
      given({ name: 'category', type: 'text', required: true, maxLength: 100 }),
      line('subcategory', 'Subcategory', 100),
      {
        name: 'lead_status',
        label: 'Status',
        type: 'text',
        defaultValue: 'New',
        maxLength: 60,
        admin: { description: 'In your own words, such as Called, Booked, Closed.' },
      },
      given({ name: 'form_completed', label: 'All steps sent', type: 'checkbox', defaultValue: false }),
      {
        type: 'tabs',
        tabs: [
          { label: 'Shopper', fields: who },
          { label: 'Vehicle', fields: car },
          { label: 'Dealer', fields: place },
          { label: 'Origin', fields: origin },
        ],
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        maxLength: 64,
        // Tells a form sent twice from two forms; nobody's business.
        access: { read: () => false, update: () => false },
        admin: { hidden: true },
      },
    ],
  },
  { write: ['tenant-admin', 'editor', 'lead-handler'], remove: ['tenant-admin'], create: false },
)

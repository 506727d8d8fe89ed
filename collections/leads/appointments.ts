import type { CollectionConfig } from 'payload'
import { given, line, moment, options, secret } from '../shared/given'
import { pages } from '../shared/list-columns'
import { tenantRelationship } from '../shared/references'
import { tenantOwned } from '../shared/tenant-owned'

/**
 * Booked test drives and service visits (LEAD-02). `bay` numbers parallel bookings of one time. Unique indexes in the
 * migrations prevent that a bay, or a vehicle, is booked twice for the same time.
 */
export const appointments: CollectionConfig = tenantOwned(
  {
    slug: 'appointments',
    labels: { singular: 'Appointment', plural: 'Appointments' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['starts_at', 'kind', 'name', 'phone', 'location', 'car', 'status'],
      listSearchableFields: ['name', 'phone'],
      pagination: pages,
      description: 'Test drives and service visits shoppers booked on the site.',
    },
    defaultSort: 'starts_at',
    disableDuplicate: true,
    fields: [
      given({
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'test-drive',
        options: options({ 'test-drive': 'Test drive', 'home-test-drive': 'Home test drive', service: 'Service' }),
      }),
      {
        name: 'status',
        type: 'select',
        required: true,
        index: true,
        defaultValue: 'booked',
        options: options({ booked: 'Booked', cancelled: 'Cancelled', attended: 'Came', missed: 'Did not come' }),
        admin: { description: 'Cancelled gives the time back to others.' },
      },
      moment('starts_at', 'Starts'),
      moment('ends_at', 'Ends'),
      line('wall_time', 'At the location', 16, { admin: { description: 'Day and time there: YYYY-MM-DD HH:MM.' } }),
      given({ name: 'bay', type: 'number', required: true, defaultValue: 1, min: 1, admin: { hidden: true } }),
      given(tenantRelationship({ name: 'location', relationTo: 'locations' })),
      given(tenantRelationship({ name: 'car', label: 'Vehicle', relationTo: 'vehicles' })),
      given(tenantRelationship({ name: 'lead', relationTo: 'leads' })),
      given(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      line('name', 'Name', 100),
      line('phone', 'Phone', 30),
      line('email', 'Email', 254),
      secret('token', { unique: true }),
    ],
  },
  { write: ['tenant-admin', 'editor', 'lead-handler'], remove: ['tenant-admin'], create: false },
)

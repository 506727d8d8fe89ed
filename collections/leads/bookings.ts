import { bookingKinds, bookingTypeOf } from '@/src/domain/leads/lead-types'
import {
  readOnlyField,
  readOnlyText,
  readOnlyMoment,
  toOptions,
  serverOnlyText,
} from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { leadHandlers } from '@/src/cms/access/roles'
import { shopperData } from '@/src/cms/access/shopper-data'

/**
 * Booked test drives and service visits (LEAD-02). `bay` numbers parallel bookings of one time. Unique indexes in the
 * migrations prevent that a bay, or a vehicle, is booked twice for the same time. Staff, and the table, call a booking an
 * appointment.
 */
export const bookings = shopperData(
  {
    slug: 'appointments',
    labels: { singular: 'Appointment', plural: 'Appointments' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['starts_at', 'kind', 'name', 'phone', 'location', 'car', 'status'],
      listSearchableFields: ['name', 'phone'],
      pagination: listPagination,
      description: 'Test drives and service visits that shoppers booked on your site.',
    },
    defaultSort: 'starts_at',
    disableDuplicate: true,
    fields: [
      readOnlyField({
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'test-drive',
        options: bookingKinds.map((kind) => ({ value: kind, label: bookingTypeOf(kind).label })),
      }),
      {
        name: 'status',
        type: 'select',
        required: true,
        index: true,
        defaultValue: 'booked',
        options: toOptions({ booked: 'Booked', cancelled: 'Cancelled', attended: 'Attended', missed: 'No-show' }),
        admin: { description: 'Cancelling makes the time available to other shoppers.' },
      },
      readOnlyMoment('starts_at', 'Starts'),
      readOnlyMoment('ends_at', 'Ends'),
      readOnlyText('local_time', 'Local time', 16, {
        admin: {
          description: 'Day and time at the location.',
          components: {
            Field: '/src/admin/dates/day-field#LocalTimeField',
            Cell: '/src/admin/dates/day-cell#DayCell',
          },
        },
      }),
      readOnlyField({ name: 'bay', type: 'number', required: true, defaultValue: 1, min: 1, admin: { hidden: true } }),
      readOnlyField(tenantRelationship({ name: 'location', relationTo: 'locations' })),
      readOnlyField(tenantRelationship({ name: 'car', label: 'Vehicle', relationTo: 'vehicles' })),
      readOnlyField(tenantRelationship({ name: 'lead', relationTo: 'leads' })),
      readOnlyField(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      readOnlyText('name', 'Name', 100),
      readOnlyText('phone', 'Phone', 30),
      readOnlyText('email', 'Email', 254),
      serverOnlyText('token', { unique: true }),
    ],
  },
  {
    write: leadHandlers,
    exported: 'Bookings belong to this installation only.',
    menu: { group: 'Leads', order: 2 },
  },
)

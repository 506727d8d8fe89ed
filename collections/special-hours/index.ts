import { isDay } from '@/src/domain/time/days'
import { allRoles } from '@/src/domain/panel/menu'
import { specialTimesProblem } from '@/src/domain/locations/special-hours'
import { timeOfDayField } from '@/src/cms/fields/time-of-day-field'
import { tenantRelationship } from '@/src/cms/fields/references'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { bulkEndpoint } from './bulk-endpoint'
import { refuseOverlap } from './refuse-overlap'
import { versionHistory } from '@/src/cms/documents/preview'

/** Special hours (LOC-05): one day on which some locations have other hours. */
export const specialHours = tenantOwned(
  {
    slug: 'special-hours',
    trash: true,
    labels: { singular: 'Special hours', plural: 'Special hours' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['date', 'name', 'department', 'status', 'locations'],
      listSearchableFields: ['name', 'date'],
      pagination: listPagination,
      description:
        'Days on which locations keep other hours, such as public holidays. They stand under “View Holiday Opening Hours” on location pages and decide what “Open now” says, everywhere on the site.',
      components: { beforeListTable: ['/src/admin/special-hours/holidays-panel#HolidaysPanel'] },
    },
    defaultSort: 'date',
    versions: versionHistory,
    disableDuplicate: true,
    hooks: { beforeChange: [refuseOverlap] },
    endpoints: [bulkEndpoint],
    fields: [
      {
        name: 'date',
        type: 'text',
        required: true,
        validate: (value: string | null | undefined) => isDay(value ?? '') || 'A day such as 2026-12-25.',
        admin: { description: 'The day at the location, such as 2026-12-25. Once it is over it shows nowhere.' },
      },
      {
        name: 'name',
        type: 'text',
        maxLength: 80,
        admin: { description: 'Such as Christmas Day; shown with the day, and in “Closed for Christmas Day”.' },
      },
      tenantRelationship({
        name: 'locations',
        relationTo: 'locations',
        hasMany: true,
        required: true,
        admin: { description: 'Where the day holds: on the pages and cards of these locations.' },
      }),
      {
        name: 'department',
        type: 'select',
        required: true,
        defaultValue: 'all',
        options: ['all', 'sales', 'service', 'parts'],
        admin: {
          description:
            'Whom it concerns: only locations of that type show it. “all”, the default, concerns every location named above.',
        },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        // A function, so that the database column gets no default. Closed, because an open day needs times.
        defaultValue: () => 'Closed',
        options: ['Open', 'Closed'],
        admin: { description: 'Closed, the default, needs no times.' },
      },
      {
        type: 'row',
        fields: [
          timeOfDayField('start_hour', 'Opens'),
          timeOfDayField('end_hour', 'Closes', (day) => specialTimesProblem(day)),
        ],
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    exported: true,
    menu: { group: 'Locations', order: 2, roles: allRoles },
  },
)

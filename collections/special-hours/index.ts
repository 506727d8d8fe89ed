import { allRoles } from '@/src/domain/panel/menu'
import { departmentLabels } from '@/src/domain/locations/opening-hours'
import { specialTimeProblem } from '@/src/domain/locations/special-hours-problems'
import { toOptions } from '@/src/cms/fields/read-only-fields'
import { timeOfDayField } from '@/src/cms/fields/time-of-day-field'
import { tenantRelationship } from '@/src/cms/fields/references'
import { listPagination, specialTimesColumn } from '@/src/cms/fields/list-columns'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { bulkEndpoint } from './bulk-endpoint'
import { refuseOverlap } from './refuse-overlap'
import { versionHistory } from '@/src/cms/documents/preview'
import { dayField } from '@/src/cms/fields/day-field'
import { refuseMissingDepartment } from './refuse-missing-department'
import { refusePastDay } from './refuse-past-day'

/** Special hours (LOC-05): one day on which some locations have other hours. */
export const specialHours = tenantOwned(
  {
    slug: 'special-hours',
    trash: true,
    labels: { singular: 'Special hours', plural: 'Special hours' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['date', 'name', 'department', 'times', 'locations'],
      listSearchableFields: ['name', 'date'],
      pagination: listPagination,
      description:
        'Days when locations have different opening hours, such as public holidays. They’re shown under “View Holiday Opening Hours” on location pages and used for “Open now” across the site.',
      components: { beforeListTable: ['/src/admin/special-hours/holidays-panel#HolidaysPanel'] },
    },
    defaultSort: 'date',
    versions: versionHistory,
    disableDuplicate: true,
    hooks: { beforeChange: [refusePastDay, refuseMissingDepartment, refuseOverlap] },
    endpoints: [bulkEndpoint],
    fields: [
      dayField({
        name: 'date',
        required: true,
        admin: { description: 'Once the day is over, it’s no longer shown.' },
      }),
      {
        name: 'name',
        type: 'text',
        maxLength: 80,
        admin: { description: 'For example, Christmas Day. Shown with the date, and in “Closed for Christmas Day”.' },
      },
      tenantRelationship({
        name: 'locations',
        relationTo: 'locations',
        hasMany: true,
        required: true,
        admin: { description: 'The hours apply to these locations, and are shown on their pages and cards.' },
      }),
      {
        name: 'department',
        type: 'select',
        required: true,
        defaultValue: 'all',
        options: toOptions(departmentLabels),
        admin: {
          description:
            'Hours of one department are an exception to those of “All”, such as a workshop that opens while sales is closed. Default: all.',
        },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        // A function, so that the database column gets no default. Closed, because an open day needs times.
        defaultValue: () => 'Closed',
        options: ['Open', 'Closed'],
        admin: { description: 'If the location is open, enter its opening and closing times. Default: closed.' },
      },
      specialTimesColumn,
      {
        type: 'row',
        fields: [
          timeOfDayField('start_hour', 'Opens', (day) => specialTimeProblem('start', day)),
          timeOfDayField('end_hour', 'Closes', (day) => specialTimeProblem('end', day)),
        ],
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    distinguishedBy: 'date',
    exported: true,
    menu: { group: 'Locations', order: 2, roles: allRoles },
  },
)

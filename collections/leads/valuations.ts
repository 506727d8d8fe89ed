import {
  readOnlyCents,
  readOnlyField,
  readOnlyText,
  readOnlyMoment,
  serverOnlyText,
  readOnlySelect,
} from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { shopperData } from '@/src/cms/access/shopper-data'
import { JSON_FIELD } from '@/src/cms/fields/json-field'

/** Valuations of shoppers' own vehicles, saved after each step (TRD-02). */
export const valuations = shopperData(
  {
    slug: 'valuations',
    labels: { singular: 'Valuation', plural: 'Valuations' },
    admin: {
      useAsTitle: 'rego',
      defaultColumns: ['rego', 'description', 'state', 'offer_cents', 'name', 'createdAt'],
      listSearchableFields: ['rego', 'name', 'phone', 'description'],
      pagination: listPagination,
      description: 'Trade-in valuations that shoppers requested on your site.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      readOnlyText('rego', 'Registration', 12, { required: true, index: true }),
      readOnlyText('rego_state', 'State of registration', 3, { required: true }),
      readOnlyField({ name: 'kms', label: 'Kilometres', type: 'number', min: 0 }),
      readOnlyText('description', 'Vehicle', 300),
      readOnlySelect(
        'state',
        'Status',
        { valued: 'Valued', none: 'No estimate', offered: 'Offer made', accepted: 'Offer accepted' },
        'valued',
      ),
      readOnlyCents('low_cents', 'Estimate from'),
      readOnlyCents('high_cents', 'Estimate to'),
      readOnlyCents('offer_cents', 'Offer'),
      readOnlyField({
        name: 'adjustments',
        label: 'Answers',
        type: 'json',
        admin: { components: { Field: JSON_FIELD } },
      }),
      readOnlyField({
        name: 'result',
        label: 'Provider’s response',
        type: 'json',
        admin: { components: { Field: JSON_FIELD } },
      }),
      readOnlyText('provider', 'Valued by', 60),
      readOnlyText('provider_id', 'Provider’s reference', 200),
      readOnlyField(tenantRelationship({ name: 'car', label: 'Vehicle of interest', relationTo: 'vehicles' })),
      readOnlyField(tenantRelationship({ name: 'lead', relationTo: 'leads' })),
      readOnlyField(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      readOnlyText('name', 'Name', 100),
      readOnlyText('phone', 'Phone', 30),
      readOnlyText('email', 'Email', 254),
      readOnlyMoment('accepted_at', 'Accepted'),
      serverOnlyText('token', { unique: true, required: true }),
    ],
  },
  {
    exported: 'Valuations contain customers’ personal data.',
    menu: { group: 'Leads', order: 3 },
  },
)

import type { CollectionConfig, Field, UIField } from 'payload'
import { leadStages } from '@/src/domain/leads/stages'
import { given, line, moment, options, secret } from '../shared/given'
import { pages } from '../shared/list-columns'
import { tenantRelationship } from '../shared/references'
import { tenantOwned } from '../shared/tenant-owned'
import { choicesEndpoint } from './choices-endpoint'
import { exportEndpoint } from './export-endpoint'
import { keepHandling } from './lead-hooks'

const column = (name: string, label: string, path: string): UIField => ({
  name,
  label,
  type: 'ui',
  admin: { components: { Cell: `/src/admin/leads/${path}` }, disableBulkEdit: true },
})
/** Columns without a stored field, computed in batches for all rows of a page. */
const columns: Field[] = [
  column('waiting', 'Answer', 'waiting-cell#WaitingCell'),
  column('about', 'About', 'about-cell#AboutCell'),
  column('same_person', 'Same person', 'same-person-cell#SamePersonCell'),
]

const who: Field[] = [
  given({ name: 'category', type: 'text', required: true, maxLength: 100 }),
  line('subcategory', 'Subcategory', 100),
  line('lead_status', 'Form', 60, {
    defaultValue: 'Complete',
    admin: { description: 'Complete, or how far a form of several steps was filled in.' },
  }),
  given({ name: 'form_completed', label: 'All steps sent', type: 'checkbox', defaultValue: false }),
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

const handling: Field[] = [
  {
    name: 'glance',
    type: 'ui',
    admin: { components: { Field: '/src/admin/leads/glance#Glance' }, disableListColumn: true, disableBulkEdit: true },
  },
  {
    name: 'stage',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'new',
    options: options(leadStages),
    admin: { description: 'How far you are with this person.', disableBulkEdit: true },
  },
  {
    name: 'assigned_to',
    label: 'Assigned to',
    type: 'relationship',
    relationTo: 'users',
    admin: {
      description: 'Who answers.',
      disableBulkEdit: true,
      components: {
        Field: '/src/admin/leads/assigned-field#AssignedField',
        Cell: '/src/admin/leads/assigned-cell#AssignedCell',
      },
    },
  },
  {
    name: 'notes',
    type: 'array',
    labels: { singular: 'Note', plural: 'Notes' },
    maxRows: 200,
    admin: {
      disableBulkEdit: true,
      description: 'What was said and agreed, for colleagues; the shopper never sees it.',
    },
    fields: [
      { name: 'text', type: 'textarea', required: true, maxLength: 2000, admin: { description: 'One note.' } },
      given({ name: 'by', type: 'text', maxLength: 254, admin: { description: 'Filled in when it is saved.' } }),
      given({ name: 'at', type: 'date', admin: { description: 'Filled in when it is saved.' } }),
    ],
  },
  moment('first_response_at', 'First answered', 'When the lead was first taken out of New.'),
  // The normalised phone, or else email: groups the leads of one person.
  given({ name: 'person', type: 'text', maxLength: 254, index: true, admin: { hidden: true } }),
  given(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
]

/**
 * Enquiries of shoppers (LEAD-01, LEAD-08). Created only by the site; staff read them and record how they are handled.
 */
export const leads: CollectionConfig = tenantOwned(
  {
    slug: 'leads',
    labels: { singular: 'Lead', plural: 'Leads' },
    admin: {
      useAsTitle: 'category',
      defaultColumns: ['category', 'name', 'about', 'waiting', 'stage', 'assigned_to', 'same_person', 'createdAt'],
      listSearchableFields: ['name', 'email', 'phone', 'stock_number', 'message'],
      components: { beforeListTable: ['/src/admin/leads/inbox-bar#InboxBar'] },
      pagination: pages,
      description: 'Enquiries, bookings and calls from this site, newest first.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    hooks: { beforeChange: [keepHandling] },
    endpoints: [choicesEndpoint, exportEndpoint],
    indexes: [{ fields: ['tenant', 'key'], unique: true }],
    fields: [
      ...columns,
      {
        type: 'tabs',
        tabs: [
          { label: 'Handling', fields: handling },
          { label: 'What was sent', fields: who },
          { label: 'Vehicle', fields: car },
          { label: 'Dealer', fields: place },
          { label: 'Origin', fields: origin },
        ],
      },
      // Idempotency key: maps a retry to the same lead.
      secret('key', { required: true, maxLength: 64 }),
    ],
  },
  { write: ['tenant-admin', 'editor', 'lead-handler'], remove: ['tenant-admin'], create: false },
)

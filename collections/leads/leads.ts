import type { Field, UIField } from 'payload'
import { leadStages } from '@/src/domain/leads/stages'
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
import { choicesEndpoint } from './choices-endpoint'
import { exportEndpoint } from './export-endpoint'
import { replyEndpoint } from './reply-endpoint'
import { protectHandling } from './lead-hooks'
import { noteAssignment, notifyAssignees } from './notify-assignee'
import { momentField } from '@/src/cms/fields/moment-field'

const computedColumn = (name: string, label: string, path: string): UIField => ({
  name,
  label,
  type: 'ui',
  admin: { components: { Cell: `/src/admin/leads/${path}` }, disableBulkEdit: true },
})
/** Columns without a stored field, computed in batches for all rows of a page. */
const computedColumns: Field[] = [
  computedColumn('waiting', 'Answer', 'waiting-cell#WaitingCell'),
  computedColumn('about', 'About', 'about-cell#AboutCell'),
  computedColumn('same_person', 'Other leads', 'same-person-cell#SamePersonCell'),
]

const senderFields: Field[] = [
  readOnlyField({ name: 'category', type: 'text', required: true, maxLength: 100 }),
  // The summary shows it and the answers as people read them.
  readOnlyText('subcategory', 'Subcategory', 100, { admin: { condition: () => false } }),
  readOnlyText('lead_status', 'Form progress', 60, {
    defaultValue: 'Complete',
    admin: { description: '“Complete”, or the last step the shopper reached in a form with several steps.' },
  }),
  readOnlyField({ name: 'form_completed', label: 'Form completed', type: 'checkbox', defaultValue: false }),
  readOnlyText('name', 'Name', 100, { admin: { components: { Cell: '/src/admin/leads/lead-name#LeadNameCell' } } }),
  readOnlyField({ name: 'email', type: 'text', maxLength: 254, index: true }),
  readOnlyField({ name: 'phone', type: 'text', maxLength: 30 }),
  readOnlyField({ name: 'message', type: 'textarea', maxLength: 5000 }),
  readOnlyField({
    name: 'details',
    label: 'Answers',
    type: 'array',
    admin: { hidden: true },
    fields: [
      { name: 'name', type: 'text', required: true },
      { name: 'value', type: 'text', required: true },
    ],
  }),
  readOnlyField({ name: 'opt_in', label: 'News and offers', type: 'checkbox', defaultValue: false }),
  readOnlyField({
    name: 'consent',
    label: 'Consent given',
    type: 'textarea',
    admin: { description: 'The exact wording the shopper agreed to, and how they agreed.' },
  }),
]

const vehicleFields: Field[] = [
  readOnlyField(tenantRelationship({ name: 'car', label: 'Vehicle', relationTo: 'vehicles' })),
  readOnlyText('stock_number', 'Stock number'),
  readOnlyText('vehicle_make', 'Vehicle make'),
  readOnlyText('vehicle_model', 'Vehicle model'),
  readOnlyText('car_type', 'Car type'),
  readOnlyText('vehicle_status', 'Vehicle status at the time'),
]

const dealerFields: Field[] = [
  readOnlyField(tenantRelationship({ name: 'location', relationTo: 'locations' })),
  readOnlyText('dealership_id', 'Dealership ID'),
  readOnlyText('dealership_slug', 'Dealership'),
  readOnlyText('manufacturer_slug', 'Manufacturer'),
  readOnlyText('website_id', 'Website ID'),
]

const originFields: Field[] = [
  readOnlyText('url', 'Page', 2000),
  readOnlyText('page_id', 'Page ID', 60),
  readOnlyText('source', 'Source'),
  readOnlyText('user_agent', 'Browser', 500),
  readOnlyField({ name: 'lead_attributes', label: 'Campaign and referrer', type: 'textarea', maxLength: 5000 }),
]

const handlingFields: Field[] = [
  {
    name: 'glance',
    type: 'ui',
    admin: {
      components: { Field: '/src/admin/leads/lead-summary-field#LeadSummaryField' },
      disableListColumn: true,
      disableBulkEdit: true,
    },
  },
  {
    name: 'stage',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'new',
    options: toOptions(leadStages),
    admin: { description: 'Where this lead is up to.', disableBulkEdit: true },
  },
  {
    name: 'assigned_to',
    label: 'Assigned to',
    type: 'relationship',
    relationTo: 'users',
    admin: {
      description: 'The person who follows up this lead. They get an email, unless it’s you.',
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
      description: 'Notes for your team, such as what was said and agreed. Shoppers never see them.',
    },
    fields: [
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: 2000,
        admin: { description: 'For example, Called back. Wants a test drive on Saturday.' },
      },
      readOnlyField({
        name: 'by',
        type: 'text',
        maxLength: 254,
        admin: { description: 'Filled in automatically when you save.' },
      }),
      readOnlyField(momentField({ name: 'at', admin: { description: 'Filled in automatically when you save.' } })),
    ],
  },
  readOnlyField({
    name: 'replies',
    label: 'Answers by email',
    type: 'array',
    // The summary above shows them, with the box for the next one.
    admin: { hidden: true },
    fields: [
      { name: 'text', type: 'textarea', required: true },
      { name: 'recipient', type: 'text', required: true, maxLength: 254 },
      { name: 'by', type: 'text', maxLength: 254 },
      momentField({ name: 'at' }),
    ],
  }),
  readOnlyMoment(
    'first_response_at',
    'First answered',
    'When the lead was first answered from here, or moved out of New.',
  ),
  // The normalized phone, or else email: groups the leads of one person.
  readOnlyField({ name: 'person', type: 'text', maxLength: 254, index: true, admin: { hidden: true } }),
  readOnlyField(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
]

/**
 * Enquiries of shoppers (LEAD-01, LEAD-08). Created only by the site; staff read them and record how they are handled.
 */
export const leads = shopperData(
  {
    slug: 'leads',
    labels: { singular: 'Lead', plural: 'Leads' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['category', 'name', 'about', 'waiting', 'stage', 'assigned_to', 'same_person', 'createdAt'],
      listSearchableFields: ['name', 'email', 'phone', 'stock_number', 'message'],
      components: {
        Description: '/src/admin/leads/lead-name#LeadName',
        beforeListTable: ['/src/admin/leads/inbox-bar#InboxBar'],
      },
      pagination: listPagination,
      description: 'Enquiries, bookings and calls from your site, newest first.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    hooks: {
      beforeChange: [protectHandling],
      afterChange: [noteAssignment],
      afterOperation: [notifyAssignees],
    },
    endpoints: [choicesEndpoint, exportEndpoint, replyEndpoint],
    indexes: [{ fields: ['tenant', 'key'], unique: true }],
    fields: [
      ...computedColumns,
      {
        type: 'tabs',
        tabs: [
          { label: 'Handling', fields: handlingFields },
          { label: 'Enquiry', fields: senderFields },
          { label: 'Vehicle', fields: vehicleFields },
          { label: 'Dealer', fields: dealerFields },
          { label: 'Source', fields: originFields },
        ],
      },
      // Idempotency key: maps a retry to the same lead.
      serverOnlyText('key', { required: true, maxLength: 64 }),
    ],
  },
  {
    write: leadHandlers,
    exported: 'Leads contain customers’ personal data.',
    menu: { group: 'Leads', order: 1, label: 'Inbox' },
  },
)

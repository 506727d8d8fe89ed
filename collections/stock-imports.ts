import type { Field } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { listPagination } from '@/src/cms/fields/list-columns'
import { readOnlyField } from '@/src/cms/fields/read-only-fields'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { momentField } from '@/src/cms/fields/moment-field'
import { rejectedRowsEndpoint } from './rejected-rows-endpoint'

const fields: Field[] = [
  { name: 'source', label: 'File', type: 'text', maxLength: 500 },
  { name: 'feed', label: 'Feed', type: 'relationship', relationTo: 'stock-feeds', index: true },
  {
    name: 'state',
    label: 'Status',
    type: 'select',
    required: true,
    defaultValue: 'running',
    enumName: 'stock_import_state',
    options: [
      { label: 'Running', value: 'running' },
      { label: 'Done', value: 'done' },
      { label: 'Refused', value: 'refused' },
      { label: 'Failed', value: 'failed' },
    ],
  },
  { name: 'message', label: 'Message', type: 'textarea', maxLength: 20_000 },
  {
    name: 'counts',
    label: 'Results',
    type: 'json',
    admin: {
      components: {
        Field: '/src/admin/stock-feeds/report/counts-field#CountsField',
        Cell: '/src/admin/stock-feeds/report/counts-cell#CountsCell',
      },
    },
  },
  {
    name: 'rejections',
    label: 'Rejected rows',
    type: 'json',
    admin: {
      components: { Field: '/src/admin/stock-feeds/report/rejections-field#RejectionsField' },
    },
  },
  {
    name: 'unread_values',
    label: 'Values to translate',
    type: 'json',
    admin: {
      components: { Field: '/src/admin/stock-feeds/report/unread-values-field#UnreadValuesField' },
    },
  },
  momentField({ name: 'started_at', label: 'Started', required: true }),
  momentField({ name: 'finished_at', label: 'Finished' }),
]

/** One row per import: its progress while it runs, then numbers and rejected rows (STK-02). */
export const stockImports = tenantOwned(
  {
    slug: 'stock-imports',
    labels: { singular: 'Stock import', plural: 'Stock imports' },
    admin: {
      listSearchableFields: ['source', 'message'],
      components: { beforeListTable: ['/src/admin/import-stock/import-link#ImportLink'] },
      pagination: listPagination,
      useAsTitle: 'source',
      defaultColumns: ['source', 'feed', 'state', 'counts', 'started_at'],
      description: 'Every import from a stock feed, with what it changed and what it couldn’t read.',
    },
    defaultSort: '-started_at',
    timestamps: true,
    // Only an import creates a row.
    disableDuplicate: true,
    endpoints: [rejectedRowsEndpoint],
    indexes: [{ fields: ['tenant', 'started_at'] }],
    fields: fields.map(readOnlyField),
  },
  {
    write: [],
    remove: ['tenant-admin', 'editor'],
    create: false,
    public: false,
    exported: 'Imports belong to this installation only.',
    menu: { group: 'Stock', order: 4, roles: editorsAndViewers },
  },
)

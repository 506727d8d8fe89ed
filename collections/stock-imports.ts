import type { CollectionConfig } from 'payload'

/** One row per import run: progress while it works, numbers and reasons when it is done (STK-02). */
export const stockImports: CollectionConfig = {
  slug: 'stock-imports',
  labels: { singular: 'Stock import', plural: 'Stock imports' },
  admin: {
    group: 'Stock',
    useAsTitle: 'source',
    defaultColumns: ['source', 'feed', 'state', 'started_at', 'finished_at', 'message'],
    description: 'Every run of a stock feed, with what it changed and what it could not read.',
  },
  defaultSort: '-started_at',
  timestamps: true,
  indexes: [{ fields: ['tenant', 'started_at'] }],
  fields: [
    { name: 'source', label: 'File', type: 'text', maxLength: 500 },
    { name: 'feed', label: 'Feed', type: 'relationship', relationTo: 'stock-feeds', index: true },
    {
      name: 'state',
      label: 'State',
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
    { name: 'started_at', label: 'Started', type: 'date', required: true },
    { name: 'finished_at', label: 'Finished', type: 'date' },
    {
      name: 'counts',
      label: 'Numbers',
      type: 'json',
      admin: { description: 'Read, created, updated, unchanged, removed, rejected; written while the import works.' },
    },
    {
      name: 'rejections',
      label: 'Rejected rows',
      type: 'json',
      admin: { description: 'The first of them: line, column, value and reason.' },
    },
    { name: 'message', label: 'Message', type: 'textarea', maxLength: 20_000 },
  ],
}

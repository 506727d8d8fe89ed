import type { Field } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { linkField } from '@/src/cms/fields/link-field'
import { versionHistory } from '@/src/cms/documents/preview'

const labelField: Field = {
  name: 'label',
  type: 'text',
  required: true,
  maxLength: 60,
  admin: { description: 'The text of the link.' },
}
const hrefField = (required: boolean): Field =>
  linkField('href', 'What it links to, such as a page or a search.', { label: 'Link', required })

/** Entries that the site generates from models and switches. */
const generatedField = (description: string): Field => ({
  name: 'dynamic',
  label: 'Automatic links',
  type: 'select',
  options: [
    { value: 'models', label: 'Models, from Brand and models' },
    { value: 'stock', label: 'Stock, by the types of vehicle you sell' },
  ],
  admin: { description },
})

/** A tenant's header menu (CNT-02). */
export const header = tenantOwned(
  {
    slug: 'header',
    labels: { singular: 'Header', plural: 'Headers' },
    admin: {
      description: 'The menu at the top of every page. If you don’t add any entries, the default menu is shown.',
    },
    versions: versionHistory,
    fields: [
      {
        name: 'items',
        type: 'array',
        maxRows: 10,
        admin: { description: 'The entries of the menu, from left to right.' },
        labels: { singular: 'Entry', plural: 'Entries' },
        fields: [
          labelField,
          hrefField(false),
          generatedField(
            'Links that open below the entry and update automatically. Your own entries come after them. Default: none.',
          ),
          {
            name: 'children',
            label: 'Submenu',
            type: 'array',
            maxRows: 24,
            admin: { description: 'Your own entries that open below this one. Default: none.' },
            labels: { singular: 'Submenu entry', plural: 'Submenu entries' },
            fields: [
              labelField,
              hrefField(true),
              {
                name: 'note',
                type: 'text',
                maxLength: 120,
                admin: { description: 'A smaller line of text below the link.' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    single: true,
    public: true,
    preview: { depth: 0 },
    exported: true,
    menu: { group: 'Content', order: 5, roles: editorsAndViewers, label: 'Header menu' },
  },
)

/** A tenant's footer (CNT-02). */
export const footer = tenantOwned(
  {
    slug: 'footer',
    labels: { singular: 'Footer', plural: 'Footers' },
    admin: {
      description:
        'Groups of links at the bottom of every page. If you don’t add any groups, the default links are shown.',
    },
    versions: versionHistory,
    fields: [
      {
        name: 'groups',
        type: 'array',
        maxRows: 8,
        admin: { description: 'Columns of links, from left to right.' },
        labels: { singular: 'Group', plural: 'Groups' },
        fields: [
          {
            name: 'title',
            type: 'text',
            required: true,
            maxLength: 40,
            admin: { description: 'The heading of the group.' },
          },
          generatedField('Links that update automatically. Your own links come after them. Default: none.'),
          {
            name: 'links',
            type: 'array',
            maxRows: 20,
            admin: { description: 'Your own links, from top to bottom. Default: none.' },
            labels: { singular: 'Link', plural: 'Links' },
            fields: [labelField, hrefField(true)],
          },
        ],
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    single: true,
    public: true,
    preview: { depth: 0 },
    exported: true,
    menu: { group: 'Content', order: 6, roles: editorsAndViewers, label: 'Footer' },
  },
)

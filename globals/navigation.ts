import type { Field } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { INVALID_HREF_TEXT, isSafeHref } from '@/src/domain/content/href'
import { versionHistory } from '@/src/cms/documents/preview'

const validateHref = (value: string | null | undefined): true | string =>
  !value || isSafeHref(value) || INVALID_HREF_TEXT

const labelField: Field = {
  name: 'label',
  type: 'text',
  required: true,
  maxLength: 60,
  admin: { description: 'Words of the link.' },
}
const hrefField = (required: boolean): Field => ({
  name: 'href',
  type: 'text',
  required,
  maxLength: 500,
  validate: validateHref,
  admin: { description: 'Where it leads, such as /about-us.' },
})

/** Entries that the site generates from models and switches. */
const generatedField = (description: string): Field => ({
  name: 'dynamic',
  label: 'Filled by the site',
  type: 'select',
  options: [
    { value: 'models', label: 'Models, from Brand and models' },
    { value: 'stock', label: 'Stock, by the kinds of car you sell' },
  ],
  admin: { description },
})

/** A tenant's header menu (CNT-02). */
export const header = tenantOwned(
  {
    slug: 'header',
    labels: { singular: 'Header', plural: 'Headers' },
    admin: {
      description: 'The menu at the top of every page. Without entries the usual menu shows.',
    },
    versions: versionHistory,
    fields: [
      {
        name: 'items',
        type: 'array',
        maxRows: 10,
        admin: { description: 'From left to right. Default: the usual menu.' },
        labels: { singular: 'Entry', plural: 'Entries' },
        fields: [
          labelField,
          hrefField(false),
          generatedField('What opens below it, kept up by the site; entries of your own come after. Empty for none.'),
          {
            name: 'children',
            type: 'array',
            maxRows: 24,
            admin: { description: 'Open below the entry. Default: none.' },
            labels: { singular: 'Entry below', plural: 'Entries below' },
            fields: [
              labelField,
              hrefField(true),
              { name: 'note', type: 'text', maxLength: 120, admin: { description: 'A smaller line below it.' } },
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
      description: 'Groups of links at the bottom of every page. Without groups the usual ones show.',
    },
    versions: versionHistory,
    fields: [
      {
        name: 'groups',
        type: 'array',
        maxRows: 8,
        admin: { description: 'Columns of links. Default: the usual ones.' },
        labels: { singular: 'Group', plural: 'Groups' },
        fields: [
          {
            name: 'title',
            type: 'text',
            required: true,
            maxLength: 40,
            admin: { description: 'Heading of the group.' },
          },
          generatedField('Links kept up by the site; links of your own come after. Empty for none.'),
          {
            name: 'links',
            type: 'array',
            maxRows: 20,
            admin: { description: 'From top to bottom. Default: none of your own.' },
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

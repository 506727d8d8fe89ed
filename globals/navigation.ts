import type { Field } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { standardFooter, standardHeader } from '@/src/domain/navigation/default-menus'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import { linkField } from '@/src/cms/fields/link-field'
import { versionHistory } from '@/src/cms/documents/preview'

const MAX_ENTRIES = 10
const MAX_CHILDREN = 24
const MAX_GROUPS = 8
const MAX_LINKS = 20
const MAX_LABEL_CHARS = 60
const MAX_TITLE_CHARS = 40

const labelField: Field = {
  name: 'label',
  type: 'text',
  required: true,
  maxLength: MAX_LABEL_CHARS,
  admin: { description: 'The text of the link.' },
}
const hrefField = (required: boolean): Field =>
  linkField('href', 'The page, search or phone number behind the entry.', { label: 'Link', required })

const automaticLinks = [
  ['models', 'Models, from Brand and models'],
  ['stock', 'Stock, by the types of vehicle you sell'],
] as const

/** Entries that the site generates from models and switches. */
const generatedField = (description: string): Field => ({
  name: 'dynamic',
  label: 'Automatic links',
  type: 'select',
  options: automaticLinks.map(([value, label]) => ({ value, label })),
  admin: { description },
})

/** The whole menu is edited as one list of lines (STF-07). */
const menuInput = (shape: MenuShape) => ({
  Field: { path: '/src/admin/menus/menu-field#MenuField', clientProps: { shape } },
})

const headerShape: MenuShape = {
  titleField: 'label',
  childrenField: 'children',
  hasLinks: true,
  hasNotes: true,
  maxTitle: MAX_LABEL_CHARS,
  entry: 'entry',
  child: 'sub-entry',
  rules: { maxEntries: MAX_ENTRIES, maxChildren: MAX_CHILDREN, canNest: true },
  automatic: automaticLinks,
  standard: standardHeader,
}

const footerShape: MenuShape = {
  titleField: 'title',
  childrenField: 'links',
  hasLinks: false,
  hasNotes: false,
  maxTitle: MAX_TITLE_CHARS,
  entry: 'group',
  child: 'link',
  rules: { maxEntries: MAX_GROUPS, maxChildren: MAX_LINKS, canNest: false },
  automatic: automaticLinks,
  standard: standardFooter,
}

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
        label: 'Entries',
        type: 'array',
        maxRows: MAX_ENTRIES,
        admin: {
          description: 'The entries of the menu, from left to right, and those that open below them.',
          components: menuInput(headerShape),
        },
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
            maxRows: MAX_CHILDREN,
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
        maxRows: MAX_GROUPS,
        admin: { description: 'Columns of links, from left to right.', components: menuInput(footerShape) },
        labels: { singular: 'Group', plural: 'Groups' },
        fields: [
          {
            name: 'title',
            type: 'text',
            required: true,
            maxLength: MAX_TITLE_CHARS,
            admin: { description: 'The heading of the group.' },
          },
          generatedField('Links that update automatically. Your own links come after them. Default: none.'),
          {
            name: 'links',
            type: 'array',
            maxRows: MAX_LINKS,
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

import { editorsAndViewers } from '@/src/domain/panel/menu'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { standardHeader } from '@/src/domain/navigation/default-menus'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import { versionHistory } from '@/src/cms/documents/preview'
import { MAX_LABEL_CHARS, labelField, hrefField, automaticLinks, generatedField, menuInput } from './menu-fields'

const MAX_ENTRIES = 10
const MAX_CHILDREN = 24

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

import { editorsAndViewers } from '@/src/domain/panel/menu'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { standardFooter } from '@/src/domain/navigation/default-menus'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import { versionHistory } from '@/src/cms/documents/preview'
import { labelField, hrefField, automaticLinks, generatedField, menuInput } from './menu-fields'

const MAX_GROUPS = 8
const MAX_LINKS = 20
const MAX_TITLE_CHARS = 40

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
        labels: { singular: 'Menu group', plural: 'Menu groups' },
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

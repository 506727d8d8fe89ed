import { editorsAndViewers } from '@/src/domain/panel/menu'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { versionHistory } from '@/src/cms/documents/preview'

/** Title, text and claims at the top of /brands (BRD-01). */
export const brandDirectory = tenantOwned(
  {
    slug: 'brand-directory',
    labels: { singular: 'Brand directory', plural: 'Brand directories' },
    admin: { description: 'The top of the brand directory at /brands.' },
    versions: versionHistory,
    fields: [
      {
        name: 'title',
        type: 'text',
        maxLength: 80,
        admin: { description: 'The heading of the page. Default: Our brands.' },
      },
      {
        name: 'text',
        type: 'textarea',
        maxLength: 600,
        admin: { description: 'Shown under the title. Default: none.' },
      },
      {
        name: 'claims',
        type: 'array',
        maxRows: 6,
        admin: {
          description:
            'Numbers shown in a row, such as “50+ locations”. They must be true for your group. Default: none.',
        },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'value',
                type: 'text',
                required: true,
                maxLength: 20,
                admin: { width: '30%', description: 'Shown in large type. For example, 50+.' },
              },
              {
                name: 'label',
                type: 'text',
                required: true,
                maxLength: 60,
                admin: { width: '70%', description: 'Shown below the number. For example, locations.' },
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
    page: { routes: ['/brands'] },
    exported: true,
    menu: { group: 'Brand and models', order: 4, roles: editorsAndViewers, label: 'Brand directory' },
  },
)

import { editorsAndViewers } from '@/src/domain/panel/menu'
import { fromProblem, toProblem } from '@/src/domain/content/redirects'
import { refuseAccountPath } from '@/src/cms/fields/account-path'
import { listPagination } from '@/src/cms/fields/list-columns'
import { linkInput } from '@/src/cms/fields/link-field'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { versionHistory } from '@/src/cms/documents/preview'
import { validateRedirect } from './validate-redirect'

/** Old addresses that redirect to new ones (CNT-04). */
export const redirects = tenantOwned(
  {
    slug: 'redirects',
    trash: true,
    labels: { singular: 'Redirect', plural: 'Redirects' },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
      listSearchableFields: ['from', 'to'],
      pagination: listPagination,
      description: 'Send visitors from an old address to a new one.',
    },
    defaultSort: 'from',
    versions: versionHistory,
    disableDuplicate: true,
    // The address is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'from'] }],
    hooks: { beforeValidate: [validateRedirect, refuseAccountPath('from')] },
    fields: [
      {
        name: 'from',
        type: 'text',
        required: true,
        maxLength: 500,
        validate: (value: string | null | undefined): true | string => fromProblem(value ?? '') ?? true,
        admin: { description: 'The old address on this site, such as /old-page.' },
      },
      {
        name: 'to',
        type: 'text',
        required: true,
        maxLength: 500,
        validate: (value: string | null | undefined): true | string => toProblem(value ?? '') ?? true,
        admin: { description: 'The new page, or a full https address.', components: linkInput() },
      },
      {
        name: 'permanent',
        type: 'checkbox',
        defaultValue: true,
        admin: {
          description:
            'Tells search engines to use the new address from now on. Turn off for a temporary redirect. Default: on.',
        },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    exported: true,
    menu: { group: 'Content', order: 7, roles: editorsAndViewers },
  },
)

import { createUnsubscribeToken } from '@/src/services/accounts/unsubscribe'
import { allRoles } from '@/src/domain/panel/menu'
import { readOnlyField, readOnlyText, readOnlyDate, serverOnlyText } from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

/**
 * Searches that shoppers saved to get emails about new vehicles (SRCH-18). Written by the site; staff read and delete.
 */
export const savedSearches = tenantOwned(
  {
    slug: 'saved-searches',
    labels: { singular: 'Saved search', plural: 'Saved searches' },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'address', 'confirmed_at', 'createdAt'],
      listSearchableFields: ['email', 'name'],
      pagination: listPagination,
      description: 'Searches whose new cars shoppers want to hear of by email.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'email', 'address'], unique: true }],
    fields: [
      readOnlyText('name', 'Name', 100, {
        required: true,
        admin: { description: 'The shopper’s, in emails about new cars.' },
      }),
      readOnlyField({
        name: 'email',
        type: 'email',
        required: true,
        admin: { description: 'Where news of new cars goes.' },
      }),
      readOnlyText('address', 'Search', 2000, {
        required: true,
        admin: { description: 'The address of the search on the site.' },
      }),
      readOnlyField({
        name: 'consent',
        label: 'Consent given',
        type: 'textarea',
        required: true,
        admin: { description: 'What the shopper agreed to, word by word.' },
      }),
      readOnlyDate(
        'confirmed_at',
        'Confirmed',
        'When the shopper opened the link in our email. Before that nothing is sent.',
      ),
      readOnlyDate('told_at', 'Looked at last', 'Cars listed since then are in the next email.'),
      // Lets the reader unsubscribe without signing in, so it is only ever sent in those emails.
      serverOnlyText('unsubscribe_token', { required: true, unique: true, defaultValue: createUnsubscribeToken }),
    ],
  },
  {
    write: [],
    remove: ['tenant-admin', 'editor'],
    create: false,
    public: false,
    exported: 'Shoppers’ personal data.',
    menu: { group: 'Leads', order: 8, roles: allRoles },
  },
)

import { createUnsubscribeToken } from '@/src/services/accounts/unsubscribe'
import { readOnlyField, readOnlyText, readOnlyMoment, serverOnlyText } from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { shopperData } from '@/src/cms/access/shopper-data'

/**
 * Searches that shoppers saved to get emails about new vehicles (SRCH-18). Written by the site; staff read and delete.
 */
export const savedSearches = shopperData(
  {
    slug: 'saved-searches',
    labels: { singular: 'Saved search', plural: 'Saved searches' },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'address', 'confirmed_at', 'createdAt'],
      listSearchableFields: ['email', 'name'],
      pagination: listPagination,
      description: 'Searches that shoppers saved to get emails about new vehicles.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'email', 'address'], unique: true }],
    fields: [
      readOnlyText('name', 'Name', 100, {
        required: true,
        admin: { description: 'Used in emails about new vehicles.' },
      }),
      readOnlyField({
        name: 'email',
        type: 'email',
        required: true,
        admin: { description: 'Emails about new vehicles are sent here.' },
      }),
      readOnlyText('address', 'Search', 2000, {
        required: true,
        admin: { description: 'The address of the search on your site.' },
      }),
      readOnlyField({
        name: 'consent',
        label: 'Consent given',
        type: 'textarea',
        required: true,
        admin: { description: 'The exact wording the shopper agreed to.' },
      }),
      readOnlyMoment(
        'confirmed_at',
        'Confirmed',
        'When the shopper opened the link in our email. We don’t send anything before that.',
      ),
      readOnlyMoment('checked_at', 'Last checked', 'The next email includes vehicles listed since then.'),
      // Lets the reader unsubscribe without signing in, so it is only ever sent in those emails.
      serverOnlyText('unsubscribe_token', { required: true, unique: true, defaultValue: createUnsubscribeToken }),
    ],
  },
  {
    exported: 'Saved searches contain shoppers’ personal data.',
    menu: { group: 'Leads', order: 8 },
  },
)

import { readOnlyField, readOnlyText, readOnlyMoment, serverOnlyText } from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { shopperData } from '@/src/cms/access/shopper-data'

/** Shoppers who signed in on a dealer's site by phone (ACC-01). They cannot sign in to the panel. */
export const shoppers = shopperData(
  {
    slug: 'shoppers',
    labels: { singular: 'Shopper', plural: 'Shoppers' },
    admin: {
      useAsTitle: 'phone',
      defaultColumns: ['phone', 'name', 'email', 'seen_at', 'createdAt'],
      listSearchableFields: ['phone', 'name', 'email'],
      pagination: listPagination,
      description: 'People with an account on your site. They sign in with a code sent to their phone.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'phone'], unique: true }],
    fields: [
      readOnlyText('phone', 'Mobile', 20, {
        required: true,
        admin: { description: 'In international format, such as +61412345678.' },
      }),
      readOnlyText('name', 'Name', 100),
      readOnlyText('email', 'Email', 254),
      readOnlyField({ name: 'email_confirmed', label: 'Email confirmed', type: 'checkbox', defaultValue: false }),
      readOnlyField({
        name: 'price_alerts',
        label: 'Emails about price drops',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'On if they asked for an email when the price of a saved vehicle drops.' },
      }),
      readOnlyField({
        name: 'alerts_consent',
        label: 'Consent given',
        type: 'textarea',
        admin: { description: 'The exact wording they agreed to.' },
      }),
      readOnlyMoment('seen_at', 'Last signed in'),
      // Raising it ends every session of this shopper.
      readOnlyField({
        name: 'session_round',
        type: 'number',
        defaultValue: 0,
        required: true,
        admin: { hidden: true },
      }),
      serverOnlyText('unsubscribe_token', { unique: true }),
    ],
  },
  {
    exported: 'Accounts contain shoppers’ personal data.',
    menu: { group: 'Leads', order: 6 },
  },
)

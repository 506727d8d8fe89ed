import { mayBePublicUrl } from '@/src/domain/net/public-address'
import { PRIVATE_URL } from '@/src/domain/panel/messages'
import type { FieldAccess } from 'payload'
import { admins } from '@/src/domain/panel/menu'
import { isEmail } from '@/src/domain/stock/searches/saved-search'
import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import { carTypes } from '@/src/domain/stock/vehicle/vehicle'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { idOf } from '@/src/domain/content/id-of'
import { staffOf, listTenantsWithRole } from '@/src/cms/access/roles'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

const canReadSecret: FieldAccess = ({ req, doc }) => {
  const staff = staffOf(req)
  if (staff === null) return false
  const admins = listTenantsWithRole(staff, ['tenant-admin'])
  const tenant = idOf((doc as { tenant?: unknown } | undefined)?.tenant)
  // Without a document, Payload asks whether to show the field at all.
  return staff.platformAdmin || (tenant === undefined ? admins.length > 0 : admins.includes(tenant))
}

const validateEmails = (value: unknown): true | string =>
  !Array.isArray(value) ||
  value.every((one) => isEmail(String(one).trim())) ||
  'Enter full email addresses, such as sales@dealer.com.au.'

/**
 * Rules for delivering leads (LEAD-08): of the rules whose conditions all hold, the one with the lowest order applies.
 */
export const leadRoutes = tenantOwned(
  {
    slug: 'lead-routes',
    labels: { singular: 'Lead rule', plural: 'Lead rules' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'order', 'categories', 'locations', 'emails', 'enabled'],
      pagination: listPagination,
      description:
        'Rules decide who gets each lead. The first rule that matches applies. If no rule matches, the lead goes to the email address in Site settings.',
    },
    defaultSort: 'order',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 100,
        admin: { description: 'For example, Bundall service.' },
      },
      {
        name: 'order',
        type: 'number',
        required: true,
        defaultValue: 10,
        min: 0,
        max: 10_000,
        admin: { description: 'Rules with lower numbers are checked first.' },
      },
      {
        name: 'enabled',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'Turn off to pause the rule without deleting it.' },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'categories',
            type: 'text',
            hasMany: true,
            admin: {
              description:
                'For example, Service or Trade In. Leave empty for all except Phone Call, which records that a shopper viewed a phone number.',
            },
          },
          {
            name: 'car_types',
            label: 'Car types',
            type: 'select',
            hasMany: true,
            options: carTypes.map((value) => ({ value, label: carTypeLabels[value] })),
            admin: { description: 'Applies to leads about these types of vehicle. Leave empty for any.' },
          },
          {
            name: 'makes',
            type: 'text',
            hasMany: true,
            admin: { description: 'Applies to leads about these makes. Leave empty for any.' },
          },
        ],
      },
      tenantRelationship({
        name: 'locations',
        relationTo: 'locations',
        hasMany: true,
        admin: { description: 'The vehicle’s location, or the location the shopper chose. Leave empty for any.' },
      }),
      tenantRelationship({
        name: 'to_location',
        label: 'Assign to location',
        relationTo: 'locations',
        admin: { description: 'The location that takes over the lead. Leave empty to keep its current location.' },
      }),
      {
        name: 'emails',
        label: 'Notify by email',
        type: 'text',
        hasMany: true,
        maxRows: 20,
        validate: validateEmails,
        admin: { description: 'People at these addresses get an email about each lead.' },
      },
      {
        name: 'adf_emails',
        label: 'Send to CRM (ADF)',
        type: 'text',
        hasMany: true,
        maxRows: 20,
        validate: validateEmails,
        admin: { description: 'Email addresses of a CRM that accepts leads as ADF 1.0 XML.' },
      },
      {
        name: 'webhook_url',
        label: 'Webhook',
        type: 'text',
        maxLength: 2000,
        validate: (value: string | null | undefined) => {
          if (!value) return true
          if (!/^https:\/\/[^\s/]+/.test(value.trim())) return 'Enter an address that starts with https://.'
          return mayBePublicUrl(value.trim()) || PRIVATE_URL
        },
        admin: { description: 'An https address that receives each lead as signed JSON.' },
      },
      {
        name: 'webhook_secret',
        label: 'Webhook secret',
        type: 'text',
        maxLength: 200,
        // The secret signs requests as this site, so only administrators may read it.
        access: { read: canReadSecret, update: canReadSecret },
        admin: {
          description:
            'Used to sign each request. The X-Forecourt-Signature header is the HMAC-SHA256 of the timestamp and body.',
        },
      },
    ],
  },
  {
    write: ['tenant-admin'],
    public: false,
    exported: 'Lead rules contain other parties’ secrets and addresses. Set them up again in the new installation.',
    menu: { group: 'Leads', order: 4, roles: admins, label: 'Lead rules' },
  },
)

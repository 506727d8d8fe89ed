import type { FieldAccess } from 'payload'
import { admins } from '@/src/domain/panel/menu'
import { isEmail } from '@/src/domain/stock/searches/saved-search'
import { carTypes } from '@/src/domain/stock/vehicle/vehicle'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { idOf } from '@/src/domain/content/id-of'
import { staffOf, tenantsWith } from '@/src/cms/access/roles'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

const canReadSecret: FieldAccess = ({ req, doc }) => {
  const staff = staffOf(req)
  if (staff === null) return false
  const admins = tenantsWith(staff, ['tenant-admin'])
  const tenant = idOf((doc as { tenant?: unknown } | undefined)?.tenant)
  // Without a document, Payload asks whether to show the field at all.
  return staff.platformAdmin || (tenant === undefined ? admins.length > 0 : admins.includes(tenant))
}

const validateEmails = (value: unknown): true | string =>
  !Array.isArray(value) || value.every((one) => isEmail(String(one).trim())) || 'Each must be an email address.'

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
        'Where leads are sent. The first rule that fits counts. If none fits, the lead goes to the email address in Site settings.',
    },
    defaultSort: 'order',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 100,
        admin: { description: 'Such as “Service of Bundall”.' },
      },
      {
        name: 'order',
        type: 'number',
        required: true,
        defaultValue: 10,
        min: 0,
        max: 10_000,
        admin: { description: 'Rules are tried from the lowest.' },
      },
      {
        name: 'enabled',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'Off keeps the rule for later.' },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'categories',
            type: 'text',
            hasMany: true,
            admin: {
              description: 'Such as Service or Trade In; empty for every one but Phone Call (a number looked at).',
            },
          },
          {
            name: 'car_types',
            label: 'Car types',
            type: 'select',
            hasMany: true,
            options: carTypes.map((value) => ({ value, label: value })),
            admin: { description: 'Of the vehicle the lead is about; empty for any.' },
          },
          {
            name: 'makes',
            type: 'text',
            hasMany: true,
            admin: { description: 'Of the vehicle the lead is about; empty for any.' },
          },
        ],
      },
      tenantRelationship({
        name: 'locations',
        relationTo: 'locations',
        hasMany: true,
        admin: { description: 'Where the vehicle stands, or which location was chosen; empty for any.' },
      }),
      tenantRelationship({
        name: 'to_location',
        label: 'Give it to',
        relationTo: 'locations',
        admin: { description: 'The location the lead then belongs to; empty leaves it where it is.' },
      }),
      {
        name: 'emails',
        label: 'Tell by email',
        type: 'text',
        hasMany: true,
        maxRows: 20,
        validate: validateEmails,
        admin: { description: 'Addresses that get each lead as an email a person reads.' },
      },
      {
        name: 'adf_emails',
        label: 'Send ADF to',
        type: 'text',
        hasMany: true,
        maxRows: 20,
        validate: validateEmails,
        admin: { description: 'Addresses of a CRM that reads leads as ADF 1.0 XML.' },
      },
      {
        name: 'webhook_url',
        label: 'Webhook',
        type: 'text',
        maxLength: 2000,
        validate: (value: string | null | undefined) =>
          !value || /^https:\/\/[^\s/]+/.test(value.trim()) || 'An address that begins with https://.',
        admin: { description: 'An https address that gets each lead as JSON, signed; docs/leads.md says how.' },
      },
      {
        name: 'webhook_secret',
        label: 'Webhook’s secret',
        type: 'text',
        maxLength: 200,
        // The secret signs requests as this site, so only administrators may read it.
        access: { read: canReadSecret, update: canReadSecret },
        admin: { description: 'Signs what is sent: X-Forecourt-Signature is the HMAC-SHA256 of time and body.' },
      },
    ],
  },
  {
    write: ['tenant-admin'],
    public: false,
    exported: 'Rules contain other parties’ secrets and addresses, and are set up again.',
    menu: { group: 'Leads', order: 4, roles: admins, label: 'Lead rules' },
  },
)

import { tenantsArrayField } from '@payloadcms/plugin-multi-tenant/fields'
import type { ArrayField, FieldAccess } from 'payload'
import { type Role, roleLabels, roles, staffOf, listTenantsWithRole } from '@/src/cms/access/roles'

const isTenantAdmin: FieldAccess = ({ req }) => {
  const staff = staffOf(req)
  return staff !== null && (staff.platformAdmin || listTenantsWithRole(staff, ['tenant-admin']).length > 0)
}

const access = { create: isTenantAdmin, update: isTenantAdmin }

/** Prefills the dealer of a new account for an administrator of a single dealer, who can give roles only there. */
const defaultDealer: ArrayField['defaultValue'] = ({ req }) => {
  const staff = staffOf(req)
  const own = staff && !staff.platformAdmin ? listTenantsWithRole(staff, ['tenant-admin']) : []
  return own.length === 1 ? own.map((tenant) => ({ tenant, role: 'viewer' })) : []
}

const roleDescriptions: Readonly<Record<Role, string>> = {
  'tenant-admin': 'everything, including staff accounts and refunds',
  editor: 'pages, promotions, models, stock and locations, without customers’ details',
  'lead-handler': 'enquiries, bookings and reservations',
  viewer: 'view only, without customers’ details',
}

const tenantsField = tenantsArrayField({
  arrayFieldAccess: access,
  tenantFieldAccess: access,
  rowFields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'viewer',
      saveToJWT: true,
      options: roles.map((value) => ({ value, label: `${roleLabels[value]}: ${roleDescriptions[value]}` })),
      access,
    },
  ],
}) as ArrayField

/** The dealers a member of staff works for, with their role at each (ADM-01). */
export const dealersField: ArrayField = {
  ...tenantsField,
  fields: tenantsField.fields.map((one) =>
    'name' in one && one.name === 'tenant' ? { ...one, label: 'Dealer' } : one,
  ) as ArrayField['fields'],
  label: 'Dealers and roles',
  labels: { singular: 'Dealer', plural: 'Dealers' },
  defaultValue: defaultDealer,
}

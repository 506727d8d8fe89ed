import { tenantsArrayField } from '@payloadcms/plugin-multi-tenant/fields'
import type { ArrayField, FieldAccess } from 'payload'
import { roles, staffOf, tenantsWith } from '../shared/roles'

const administrator: FieldAccess = ({ req }) => {
  const staff = staffOf(req)
  return staff !== null && (staff.platformAdmin || tenantsWith(staff, ['tenant-admin']).length > 0)
}

const access = { create: administrator, update: administrator }

/** An administrator of one dealer gives roles there alone, so a new account has that dealer filled in. */
const ownDealer: ArrayField['defaultValue'] = ({ req }) => {
  const staff = staffOf(req)
  const own = staff && !staff.platformAdmin ? tenantsWith(staff, ['tenant-admin']) : []
  return own.length === 1 ? own.map((tenant) => ({ tenant, role: 'viewer' })) : []
}

/** At which dealers somebody works, and what they may do at each (ADM-01). */
export const dealersField: ArrayField = {
  ...(tenantsArrayField({
    arrayFieldAccess: access,
    tenantFieldAccess: access,
    rowFields: [
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'viewer',
        saveToJWT: true,
        options: [...roles],
        access,
      },
    ],
  }) as ArrayField),
  label: 'Dealers and roles',
  labels: { singular: 'Dealer', plural: 'Dealers' },
  defaultValue: ownDealer,
}

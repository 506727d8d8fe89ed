import { tenantsArrayField } from '@payloadcms/plugin-multi-tenant/fields'
import type { ArrayField, FieldAccess } from 'payload'
import { roleLabels, roles, staffOf, listTenantsWithRole } from '@/src/cms/access/roles'

const isTenantAdmin: FieldAccess = ({ req }) => {
  const staff = staffOf(req)
  return staff !== null && (staff.platformAdmin || listTenantsWithRole(staff, ['tenant-admin']).length > 0)
}

const access = { create: isTenantAdmin, update: isTenantAdmin }

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
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
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
  admin: {
    ...tenantsField.admin,
    components: {
      ...tenantsField.admin?.components,
      Cell: '/src/admin/staff/roles-cell#RolesCell',
      Description: '/src/admin/staff/role-descriptions-label#RoleDescriptions',
    },
  },
}

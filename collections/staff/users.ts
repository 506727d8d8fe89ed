import { type Access, type CollectionAfterReadHook, type Endpoint } from 'payload'
import { admins } from '@/src/domain/panel/menu'
import { env } from '@/src/env'
import { allowPlatform, canUsePanel, denyAll } from '@/src/cms/access/access'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { idOf } from '@/src/domain/content/id-of'
import { staffOf, listTenantsWithRole } from '@/src/cms/access/roles'
import { limitReads, platformOwned } from '@/src/cms/access/tenant-owned'
import { accountEndpoints } from './account-endpoints'
import { ownAccountEndpoints } from './own-account-endpoints'
import { canEditUser } from './can-edit-user'
import { resetPasswordEndpoint } from './reset-password-endpoint'
import { dealersField } from './dealers-field'
import { emailChangeEndpoints } from './email-change-endpoints'
import { guardRights, logRights, signOutWithoutSecondFactor } from './guard-rights'
import { guardCredentials } from './guard-credentials'
import { identityEndpoints } from './identity'
import { acceptInvitationEndpoints } from './invitations/accept-endpoints'
import { sendInvitationEndpoints } from './invitations/send-endpoints'
import { lockUser } from './lock-user'
import { forgotPasswordEndpoint } from './password-link'
import { refuseDirectLogin } from './second-factor'
import { sessionEndpoints } from './session-endpoints'
import { sessionListEndpoints } from './session-list-endpoints'
import { signInEndpoint } from './sign-in-endpoint'
import { requireStrongPassword } from './strong-password'

/** Their own account, or one that `canEditUser` allows. */
const canEdit: Access = async ({ req, id }) => {
  const staff = await findActiveStaff(req)
  if (!staff) return false
  if (id === undefined && !staff.platformAdmin) return { id: { equals: staff.id } }
  return id === undefined || canEditUser(req, id)
}

const canRead: Access = async ({ req }) => {
  const staff = await findActiveStaff(req)
  if (!staff) return false
  if (staff.platformAdmin) return true
  const tenants = listTenantsWithRole(staff, ['tenant-admin'])
  return { or: [{ id: { equals: staff.id } }, ...(tenants.length > 0 ? [{ 'tenants.tenant': { in: tenants } }] : [])] }
}

const canDelete: Access = async (args) => {
  const staff = staffOf(args.req)
  if (!staff || args.id === undefined || args.id === staff.id)
    return staff?.platformAdmin === true && args.id !== staff.id
  return canEdit(args)
}

/** Hides a colleague's roles at other dealers from administrators of one dealer. */
const hideOtherTenants: CollectionAfterReadHook = ({ doc, req, overrideAccess }) => {
  const staff = staffOf(req)
  if (overrideAccess === true || !staff || staff.platformAdmin || (doc as { id: string }).id === staff.id) return doc
  const mine = listTenantsWithRole(staff, ['tenant-admin'])
  const rows = (doc as { tenants?: { tenant: unknown }[] }).tenants ?? []
  return { ...doc, tenants: rows.filter((row) => mine.includes(idOf(row.tenant) ?? '')) }
}

const closedEndpoint = (path: string, status: 403 | 404): Endpoint => ({
  path,
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'This isn’t available here.' }] }, { status }),
})

/**
 * Closes two of Payload's endpoints. Addresses are not verified by link, so that endpoint would query a missing column.
 * `scripts/seed.ts` creates the first user, so that no one else can register before the installation's owner.
 */
const closedEndpoints: Endpoint[] = [closedEndpoint('/verify/:token', 404), closedEndpoint('/first-register', 403)]

export const users = platformOwned(
  {
    slug: 'users',
    labels: { singular: 'User', plural: 'Users' },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'tenants', 'updatedAt'],
      listSearchableFields: ['email', 'name'],
      description: 'People who can sign in, and what each of them can do.',
      components: { beforeListTable: ['/src/admin/staff/invitations/invitations-panel#InvitationsPanel'] },
    },
    auth: {
      useSessions: true,
      // The sign-in endpoint counts attempts: a lock here would shut the owner out and reveal which accounts exist. Not
      // 0, because that removes the columns.
      maxLoginAttempts: 1_000_000,
      lockTime: 1000,
      cookies: { sameSite: 'Lax', secure: env.PUBLIC_URL.startsWith('https:') },
    },
    access: {
      admin: canUsePanel,
      read: canRead,
      // Only an invitation creates an account: its owner alone chooses the password.
      create: denyAll,
      update: canEdit,
      delete: canDelete,
      // No account is ever locked.
      unlock: () => false,
    },
    endpoints: [
      signInEndpoint,
      forgotPasswordEndpoint,
      resetPasswordEndpoint,
      ...closedEndpoints,
      ...sessionEndpoints,
      ...sessionListEndpoints,
      ...identityEndpoints,
      ...sendInvitationEndpoints,
      ...acceptInvitationEndpoints,
      ...ownAccountEndpoints,
      ...accountEndpoints,
      ...emailChangeEndpoints,
    ],
    hooks: {
      beforeOperation: [lockUser, limitReads, guardCredentials, requireStrongPassword],
      beforeChange: [guardRights, signOutWithoutSecondFactor],
      beforeLogin: [refuseDirectLogin],
      afterChange: [logRights],
      afterRead: [hideOtherTenants],
    },
    fields: [
      { name: 'email', type: 'email', access: { update: () => false } },
      {
        // A virtual field: the password is changed under “How you sign in”. Allowing reads and refusing updates removes
        // Payload's own password fields from the form, which lose what was typed when a save is refused. If reads were
        // refused too, Payload would find no permission and show its fields.
        name: 'password',
        type: 'text',
        virtual: true,
        access: { read: () => true, update: () => false },
        admin: { disabled: true },
      },
      {
        name: 'name',
        type: 'text',
        admin: {
          description: 'Shown next to this person’s changes.',
          components: { Cell: '/src/admin/staff/name-cell#NameCell' },
        },
      },
      {
        name: 'security',
        type: 'ui',
        label: 'Sign-in',
        admin: { components: { Field: '/src/admin/staff/security-field#SecurityField' }, disableListColumn: true },
      },
      {
        name: 'identity',
        type: 'ui',
        admin: { components: { Field: '/src/admin/staff/identity-field#IdentityField' }, disableListColumn: true },
      },
      {
        name: 'platformAdmin',
        type: 'checkbox',
        defaultValue: false,
        saveToJWT: true,
        label: 'Platform admin',
        admin: { description: 'Can view and change every dealer.' },
        access: {
          create: ({ req }) => allowPlatform({ req }) === true,
          update: ({ req }) => allowPlatform({ req }) === true,
        },
      },
      dealersField,
    ],
  },
  { menu: [{ group: 'Settings', order: 4, roles: admins }] },
)

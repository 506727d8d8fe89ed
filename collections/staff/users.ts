import { admins } from '@/src/domain/panel/menu'
import { env } from '@/src/env'
import { allowPlatform, canUsePanel, denyAll } from '@/src/cms/access/access'
import { limitReads, platformOwned } from '@/src/cms/access/tenant-owned'
import { accountEndpoints } from './account-endpoints'
import { ownAccountEndpoints } from './own-account-endpoints'
import { resetPasswordEndpoint } from './reset-password-endpoint'
import { dealersField } from './dealers-field'
import { emailChangeEndpoints } from './email-change-endpoints'
import { guardRights, logRights, signOutWithoutSecondFactor } from './guard-rights'
import { guardCredentials } from './guard-credentials'
import { identityEndpoints } from './identity'
import { acceptInvitationEndpoints } from './invitations/accept-endpoints'
import { sendInvitationEndpoints } from './invitations/send-endpoints'
import { lockUser } from './lock-user'
import { forgotPasswordEndpoint, lookAtPasswordLinkEndpoint } from './password-link'
import { refuseDirectLogin } from './refuse-direct-login'
import { sessionEndpoints } from './session-endpoints'
import { sessionListEndpoints } from './session-list-endpoints'
import { signInEndpoint } from './sign-in-endpoint'
import { requireStrongPassword } from './strong-password'
import { canEdit, canRead, canDelete, hideOtherTenants } from './user-access'
import { closedEndpoints } from './closed-endpoints'

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
      lookAtPasswordLinkEndpoint,
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

import { type Role, roles } from '../panel/roles'
import { isEmail } from '../stock/searches/saved-search'
import { isUuid } from '../uuid'

/** How long the link of an invitation works (STF-09). */
export const INVITATION_DAYS = 7

export type InvitedRole = { readonly tenant: string; readonly role: Role }

/** An invitation as an administrator fills it in. */
export type NewInvitation = {
  /** In lower case. */
  readonly email: string
  readonly name: string
  readonly platformAdmin: boolean
  /** Empty for a platform admin, who needs no role at a dealer. */
  readonly roles: readonly InvitedRole[]
}

/** The field of a problem: `email`, `name`, `roles`, or `roles.0.tenant` and `roles.0.role` in a row. */
export type InvitationProblem = { readonly field: string; readonly message: string }

const MAX_NAME_LENGTH = 100
const MAX_ROLES = 50

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isRole = (value: unknown): value is Role => roles.includes(value as Role)

type RoleInput = { readonly tenant?: unknown; readonly role?: unknown }

const listRows = (value: unknown): readonly RoleInput[] =>
  Array.isArray(value) ? value.map((row: unknown) => (typeof row === 'object' && row !== null ? row : {})) : []

const listRowProblems = (rows: readonly RoleInput[]): readonly InvitationProblem[] =>
  rows.flatMap(({ tenant, role }, index) => {
    const isTwice = rows.findIndex((one) => one.tenant === tenant) !== index
    const tenantProblem = !isUuid(textOf(tenant))
      ? 'Choose a dealer.'
      : isTwice
        ? 'You’ve already chosen this dealer. Choose another, or remove this one.'
        : undefined
    return [
      ...(tenantProblem === undefined ? [] : [{ field: `roles.${String(index)}.tenant`, message: tenantProblem }]),
      ...(isRole(role) ? [] : [{ field: `roles.${String(index)}.role`, message: 'Choose a role.' }]),
    ]
  })

const listRoleProblems = (rows: readonly RoleInput[]): readonly InvitationProblem[] => {
  if (rows.length === 0) return [{ field: 'roles', message: 'Choose at least one dealer and a role.' }]
  if (rows.length > MAX_ROLES)
    return [{ field: 'roles', message: `Choose up to ${String(MAX_ROLES)} dealers. You can add more in the account.` }]
  return listRowProblems(rows)
}

export type InvitationInput =
  { readonly invitation: NewInvitation } | { readonly problems: readonly InvitationProblem[] }

/** Reads an invitation from a request, whose other fields do not count. Returns all problems, each with its field. */
export const parseInvitation = (fields: Readonly<Record<string, unknown>>): InvitationInput => {
  const email = textOf(fields['email']).trim().toLowerCase()
  const name = textOf(fields['name'])
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const platformAdmin = fields['platformAdmin'] === true
  const rows = platformAdmin ? [] : listRows(fields['roles'])
  const problems: readonly InvitationProblem[] = [
    ...(isEmail(email) ? [] : [{ field: 'email', message: 'Enter an email address, such as sam@example.com.' }]),
    ...(name === '' ? [{ field: 'name', message: 'Enter their name. It’s shown next to their changes.' }] : []),
    ...(name.length > MAX_NAME_LENGTH
      ? [{ field: 'name', message: `Enter a name of up to ${String(MAX_NAME_LENGTH)} characters.` }]
      : []),
    ...(platformAdmin ? [] : listRoleProblems(rows)),
  ]
  if (problems.length > 0) return { problems }
  return { invitation: { email, name, platformAdmin, roles: rows as readonly InvitedRole[] } }
}

/** Why a link of an invitation does not work. */
export type InvitationRefusal = 'unknown' | 'expired' | 'used'

/** The message of an invitation's page for each reason. An unknown link may be withdrawn or replaced. */
export const invitationRefusals: Readonly<Record<InvitationRefusal, string>> = {
  unknown:
    'This invitation isn’t valid. It may have been withdrawn, or replaced by a newer one. Use the link in the newest email, or ask for a new invitation.',
  expired: `This invitation has expired: its link works for ${String(INVITATION_DAYS)} days. Ask the person who invited you to send it again.`,
  used: 'This invitation has already been accepted. Sign in with your email address and password.',
}

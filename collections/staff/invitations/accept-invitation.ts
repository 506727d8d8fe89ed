import { type PayloadRequest, ValidationError } from 'payload'
import { invitationRefusals } from '@/src/domain/accounts/staff-invitation'
import { roleLabels } from '@/src/domain/panel/roles'
import { asPlatform } from '@/src/cms/documents/audit-log'
import { membershipsOf } from '@/src/cms/access/roles'
import { transactionClient } from '@/src/cms/access/transaction'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { markAccepted } from '@/src/services/staff/invitations'
import { type Invitation, lockInvitationByToken } from '@/src/services/staff/find-invitation'
import { endOtherSessions } from '@/src/services/staff/sessions'
import { loadUser } from '../load-user'
import { logInvitation } from './log-invitation'
import { InvitationRefusedError } from './store-invitation'

const HAS_ACCOUNT = 'You already have an account with this email address. Sign in with its password to accept.'

const statusOf = { unknown: 404, expired: 410, used: 410 } as const

const refuse = (refusal: keyof typeof statusOf): never => {
  throw new InvitationRefusedError(statusOf[refusal], invitationRefusals[refusal], refusal)
}

/** Returns the invitation of a link that can be used; throws for any other. */
export const requireOpen = (invitation: Invitation | null): Invitation =>
  invitation === null || invitation.refusal !== null ? refuse(invitation?.refusal ?? 'unknown') : invitation

export type SignedIn = { readonly id: string; readonly email: string; readonly _sid?: string }

const logAcceptance = (req: PayloadRequest, invitation: Invitation): Promise<void> =>
  logInvitation(req, {
    action: 'changed',
    who: invitation.email,
    invitation,
    lines: invitation.memberships.map(({ tenant, role }) => ({
      tenant,
      what: `Invitation as ${roleLabels[role]} accepted`,
    })),
    platformLine: 'Invitation as platform admin accepted',
  })

/** Uses a link up, together with the work that gives the rights. The link is checked again under its lock. */
const spendLink = (
  req: PayloadRequest,
  token: string,
  work: (platformReq: PayloadRequest, invitation: Invitation) => Promise<unknown>,
): Promise<void> => {
  // The rights come from the invitation, not from the reader of the page, who may be signed in as someone else.
  const platformReq = asPlatform(req)
  return inPayloadTransaction(platformReq, async () => {
    const db = transactionClient(platformReq)
    const invitation = requireOpen(await lockInvitationByToken(db, token))
    await work(platformReq, invitation)
    await markAccepted(db, invitation.id)
    await logAcceptance(platformReq, invitation)
  })
}

const toMemberships = ({ memberships }: Invitation) => memberships.map(({ tenant, role }) => ({ tenant, role }))

export const createAccount = async (req: PayloadRequest, token: string, password: string): Promise<void> => {
  try {
    await spendLink(req, token, (platformReq, invitation) =>
      req.payload.create({
        collection: 'users',
        data: {
          email: invitation.email,
          name: invitation.name,
          password,
          platformAdmin: invitation.platformAdmin,
          tenants: toMemberships(invitation),
        },
        depth: 0,
        overrideAccess: true,
        req: platformReq,
      }),
    )
  } catch (error) {
    // Also if the account was created by another invitation meanwhile.
    const isTaken = error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email')
    throw isTaken ? new InvitationRefusedError(409, HAS_ACCOUNT, 'account') : error
  }
}

/** Adds the invitation's roles to an account that its owner is signed in to. A role that it has already stays. */
export const extendAccount = async (req: PayloadRequest, token: string, { id, _sid }: SignedIn): Promise<void> => {
  await spendLink(req, token, async (platformReq, invitation) => {
    const user = await loadUser(platformReq, id)
    const known = membershipsOf(user).map(({ tenant }) => tenant)
    const added = toMemberships(invitation).filter(({ tenant }) => !known.includes(tenant))
    await req.payload.update({
      collection: 'users',
      id,
      data: {
        platformAdmin: user?.platformAdmin === true || invitation.platformAdmin,
        tenants: [...(user?.tenants ?? []), ...added],
      },
      depth: 0,
      overrideAccess: true,
      req: platformReq,
    })
  })
  // Another browser of this account must not get the new rights.
  await endOtherSessions(getPool(req.payload), id, _sid ?? null)
}

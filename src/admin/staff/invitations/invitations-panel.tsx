import { headers } from 'next/headers'
import { createLocalReq, type ListViewServerProps } from 'payload'
import { describeRoles } from '@/src/domain/panel/roles'
import { formatMoment, zoneAbbreviation } from '@/src/domain/time/format-moment'
import { listTenantsWithRole, type Staff } from '@/src/cms/access/roles'
import { findCurrentTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { listOpenInvitations, type OpenInvitation } from '@/src/services/staff/open-invitations'
import { findPanelContext } from '../../shell/chosen-tenant'
import { InvitationList, type ListedInvitation } from './invitation-list'
import '../staff.css'
import './invitations.css'

/** The dealers whose invitations the reader sees: those that they administer; for the platform all, or the chosen one. */
const visibleDealers = (staff: Staff, chosen: string | undefined): readonly string[] | 'all' => {
  if (!staff.platformAdmin) return listTenantsWithRole(staff, ['tenant-admin'])
  return chosen === undefined ? 'all' : [chosen]
}

const stateText = ({ state, inviter, expiresAt, isUndelivered }: OpenInvitation, zone: string): string => {
  const end = `${formatMoment(expiresAt, zone)} ${zoneAbbreviation(expiresAt, zone)}`
  if (state === 'invalid') return 'Not valid: the person who sent it can’t give this role any more. Send it again.'
  if (state === 'expired') return `Expired on ${end}. Send it again for a new link.`
  if (isUndelivered) return 'The email couldn’t be delivered. Check the address, and withdraw it if it’s wrong.'
  return `Invited by ${inviter}, until ${end}`
}

const toListed = (staff: Staff, zone: string, invitation: OpenInvitation): ListedInvitation => ({
  id: invitation.id,
  email: invitation.email,
  name: invitation.name,
  roles: describeRoles(invitation.memberships, invitation.platformAdmin),
  stateText: stateText(invitation, zone),
  isProblem: invitation.state !== 'open' || invitation.isUndelivered,
  mayResend: staff.platformAdmin || invitation.isComplete,
})

/** Above the list of staff: a link to invite someone, and the invitations that were not accepted yet (STF-09). */
export const InvitationsPanel = async ({ payload, user }: Pick<ListViewServerProps, 'payload' | 'user'>) => {
  const req = await createLocalReq({ ...(user && { user }), req: { headers: await headers() } }, payload)
  const context = await findPanelContext(req)
  if (context === null) return null
  const { staff, tenant } = context
  const dealers = visibleDealers(staff, tenant?.id)
  if (dealers !== 'all' && dealers.length === 0) return null
  const [invitations, zone] = await Promise.all([
    listOpenInvitations(getPool(payload), dealers),
    findCurrentTimeZone(req),
  ])
  return (
    <section className="staff-invitations" aria-label="Invitations">
      <p>
        <a className="btn btn--style-primary btn--size-medium" href="/admin/invite">
          Invite staff
        </a>
      </p>
      <InvitationList invitations={invitations.map((one) => toListed(staff, zone, one))} />
    </section>
  )
}

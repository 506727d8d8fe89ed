import { MinimalTemplate } from '@payloadcms/next/templates'
import { Logo } from '../../shell/brand-mark'
import { AcceptInvitation } from './accept-invitation'
import '../staff.css'
import './invitations.css'

/**
 * `/admin/invitation#TOKEN`: where a member of staff accepts their invitation (STF-09). Anyone can open the page. It
 * contains nothing before its script has sent the token, which browsers do not send with the address.
 */
export const InvitationView = () => (
  <MinimalTemplate className="login">
    <div className="login__brand">
      <Logo />
    </div>
    <AcceptInvitation />
  </MinimalTemplate>
)

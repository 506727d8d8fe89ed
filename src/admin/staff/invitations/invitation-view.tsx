import { MailedLinkPage } from '../../shell/signed-out-page'
import { AcceptInvitation } from './accept-invitation'
import '../staff.css'
import './invitations.css'

/** `/admin/invitation#TOKEN`: where a member of staff accepts their invitation (STF-09). */
export const InvitationView = () => (
  <MailedLinkPage>
    <AcceptInvitation />
  </MailedLinkPage>
)

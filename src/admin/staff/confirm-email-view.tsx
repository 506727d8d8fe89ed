import { MailedLinkPage } from '../shell/signed-out-page'
import { ConfirmEmail } from './confirm-email'
import './staff.css'

/** `/admin/confirm-email#TOKEN`: where a member of staff confirms their new email address (STF-09). */
export const ConfirmEmailView = () => (
  <MailedLinkPage>
    <ConfirmEmail />
  </MailedLinkPage>
)

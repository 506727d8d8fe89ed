import { MailedLinkPage } from '../../shell/signed-out-page'
import { ChoosePassword } from './choose-password'
import '../../staff/staff.css'

/** `/admin/new-password#TOKEN`: where a member of staff chooses a new password (ADM-01). */
export const NewPasswordView = () => (
  <MailedLinkPage>
    <ChoosePassword />
  </MailedLinkPage>
)

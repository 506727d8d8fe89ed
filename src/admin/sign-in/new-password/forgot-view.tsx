import { SignedOutContent } from '../../shell/signed-out-page'
import { AskForLink } from './ask-for-link'
import '../../staff/staff.css'

/** `/admin/forgot`: sends the link to a new password (ADM-01). */
export const ForgotView = () => (
  <SignedOutContent>
    <AskForLink />
  </SignedOutContent>
)

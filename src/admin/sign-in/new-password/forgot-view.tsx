import { Logo } from '../../shell/brand-mark'
import { AskForLink } from './ask-for-link'
import '../../staff/staff.css'

/** `/admin/forgot`: sends the link to a new password (ADM-01). */
export const ForgotView = () => (
  <>
    <div className="login__brand">
      <Logo />
    </div>
    <AskForLink />
  </>
)

import { MinimalTemplate } from '@payloadcms/next/templates'
import { Logo } from '../../shell/brand-mark'
import { ChoosePassword } from './choose-password'
import '../../staff/staff.css'

/**
 * `/admin/new-password#TOKEN`: where a member of staff chooses a new password (ADM-01). Anyone can open the page. It
 * contains nothing before its script has sent the token, which browsers do not send with the address.
 */
export const NewPasswordView = () => (
  <MinimalTemplate className="login">
    <div className="login__brand">
      <Logo />
    </div>
    <ChoosePassword />
  </MinimalTemplate>
)

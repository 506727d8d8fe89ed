import { MinimalTemplate } from '@payloadcms/next/templates'
import { Logo } from '../shell/brand-mark'
import { ConfirmEmail } from './confirm-email'
import './staff.css'

/**
 * `/admin/confirm-email#TOKEN`: where a member of staff confirms their new email address (STF-09). Anyone can open the
 * page. It contains nothing before its script has sent the token, which browsers do not send with the address.
 */
export const ConfirmEmailView = () => (
  <MinimalTemplate className="login">
    <div className="login__brand">
      <Logo />
    </div>
    <ConfirmEmail />
  </MinimalTemplate>
)

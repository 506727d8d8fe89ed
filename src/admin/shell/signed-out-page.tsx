import { MinimalTemplate } from '@payloadcms/next/templates'
import type { ReactNode } from 'react'
import { Logo } from './brand-mark'

/** The product's name above a form for readers who are not signed in. */
export const SignedOutContent = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div className="login__brand">
      <Logo />
    </div>
    {children}
  </>
)

/**
 * A page that a mailed link opens. Anyone can open it. It contains nothing before its script has sent the link's token,
 * which is in the fragment of the address, so that browsers do not send it with the address.
 */
export const MailedLinkPage = ({ children }: { readonly children: ReactNode }) => (
  <MinimalTemplate className="login">
    <SignedOutContent>{children}</SignedOutContent>
  </MinimalTemplate>
)

import { formatMoment } from '@/src/domain/time/format-moment'
import { browserTimeZone } from '@/src/ui/browser-time'
import { CopyLink } from './copy-link'
import type { SentInvitation } from './use-invite'

/** Tells that an invitation was sent, and shows its link. */
export const InvitationSent = ({ sent: { email, expiresAt, link, mailbox } }: { readonly sent: SentInvitation }) => (
  <>
    <p>
      {mailbox === null
        ? `We’ve sent an email to ${email}.`
        : `This installation is a demo and doesn’t send email. The message to ${email} is in the `}
      {mailbox !== null && <a href={mailbox}>dev mailbox</a>}
      {mailbox !== null && '.'} The link in it works once, until {formatMoment(expiresAt, browserTimeZone())} your time.
    </p>
    <CopyLink link={link} />
  </>
)

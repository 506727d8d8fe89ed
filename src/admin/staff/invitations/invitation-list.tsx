'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { ConfirmIdentity, useIdentity } from '../confirm-identity'
import { InvitationSent } from './invitation-sent'
import type { SentInvitation } from './use-invite'

/** An invitation as the list of staff shows it. */
export type ListedInvitation = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: string
  /** Until when its link works, or why it does not. */
  readonly stateText: string
  readonly isProblem: boolean
  /** False if it has roles at dealers that the reader does not administer. */
  readonly mayResend: boolean
}

type RowProps = {
  readonly invitation: ListedInvitation
  readonly sent: SentInvitation | undefined
  readonly onResend: () => void
  readonly onWithdraw: () => void
}

type ButtonsProps = Pick<ListedInvitation, 'name' | 'mayResend'> & Pick<RowProps, 'onResend' | 'onWithdraw'>

/** “Withdraw” asks once more, because it cannot be undone. */
const InvitationButtons = ({ name, mayResend, onResend, onWithdraw }: ButtonsProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="staff-row">
      {isAsking ? (
        <>
          <Button
            buttonStyle="primary"
            size="medium"
            margin={false}
            aria-label={`Yes, withdraw the invitation of ${name}`}
            onClick={onWithdraw}
          >
            Yes, withdraw it
          </Button>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <>
          {mayResend && (
            <Button
              buttonStyle="secondary"
              size="medium"
              margin={false}
              aria-label={`Send the invitation of ${name} again`}
              onClick={onResend}
            >
              Send again
            </Button>
          )}
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            aria-label={`Withdraw the invitation of ${name}`}
            onClick={() => setAsking(true)}
          >
            Withdraw
          </Button>
        </>
      )}
    </div>
  )
}

const Row = ({ invitation, sent, onResend, onWithdraw }: RowProps) => {
  const { name, email, roles, stateText, isProblem, mayResend } = invitation
  return (
    <li>
      <div className="staff-invitations__person">
        <div className="staff-invitations__text">
          <strong>{name}</strong>, {email}
          <br />
          {roles}
          <br />
          <span className="staff-invitations__state" data-state={isProblem ? 'problem' : 'open'}>
            {stateText}
          </span>
        </div>
        <InvitationButtons {...{ name, mayResend, onResend, onWithdraw }} />
      </div>
      {sent && <InvitationSent sent={sent} />}
    </li>
  )
}

/** More would push the list of staff out of sight. */
const FIRST_COUNT = 5

/** Sends invitations again and withdraws them; `message` is the result for a screen reader. */
const useInvitations = () => {
  const router = useRouter()
  const identity = useIdentity()
  const heading = useRef<HTMLHeadingElement>(null)
  const [sent, setSent] = useState<SentInvitation>()
  const [message, setMessage] = useState('')
  const [isIdentityAsked, setIdentityAsked] = useState(false)

  const resend = async ({ id, name }: ListedInvitation): Promise<void> => {
    setSent(undefined)
    const result = await requestPanel<SentInvitation>(`users/invitations/${id}/resend`, { body: {} })
    if (result.ok) {
      setSent(result.body)
      setMessage(`We’ve sent ${name} a new link. The old one doesn’t work any more.`)
      router.refresh()
      return
    }
    setMessage(result.message)
    if (result.field !== 'identity') return
    setIdentityAsked(true)
    await identity.look()
  }
  const withdraw = async ({ id, name }: ListedInvitation): Promise<void> => {
    const result = await requestPanel(`users/invitations/${id}/withdraw`, { body: {} })
    setMessage(result.ok ? `The invitation of ${name} is withdrawn. Its link doesn’t work any more.` : result.message)
    // The button that had the focus goes with the invitation.
    heading.current?.focus()
    router.refresh()
  }
  return { identity, heading, sent, message, isIdentityAsked, resend, withdraw }
}

/** The invitations that were not accepted, each with buttons to send it again and to withdraw it (STF-09). */
export const InvitationList = ({ invitations }: { readonly invitations: readonly ListedInvitation[] }) => {
  const { identity, heading, sent, message, isIdentityAsked, resend, withdraw } = useInvitations()
  const [isAllShown, setAllShown] = useState(false)
  return (
    <>
      {(invitations.length > 0 || message !== '') && (
        <h2 ref={heading} tabIndex={-1}>
          Invitations
        </h2>
      )}
      <p role="status">{message}</p>
      {isIdentityAsked && (
        <ConfirmIdentity
          identity={identity}
          title="Before you send it again"
          help="You signed in more than 15 minutes ago."
          thanks="Thanks. Now choose “Send again”."
        />
      )}
      {invitations.length > 0 && (
        <ul>
          {invitations.slice(0, isAllShown ? undefined : FIRST_COUNT).map((one) => (
            <Row
              key={one.id}
              invitation={one}
              sent={sent?.id === one.id ? sent : undefined}
              onResend={() => void resend(one)}
              onWithdraw={() => void withdraw(one)}
            />
          ))}
        </ul>
      )}
      {invitations.length > FIRST_COUNT && !isAllShown && (
        <p>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setAllShown(true)}>
            Show all {invitations.length} invitations
          </Button>
        </p>
      )}
    </>
  )
}

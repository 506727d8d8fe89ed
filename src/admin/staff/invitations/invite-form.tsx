'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { PLATFORM_ADMIN_DESCRIPTION, PLATFORM_ADMIN_LABEL } from '@/src/domain/panel/roles'
import { ConfirmIdentity, useIdentity } from '../confirm-identity'
import { LabelledInput } from '../labelled-input'
import { InvitationSent } from './invitation-sent'
import { RoleRows } from './role-rows'
import { type Dealer, type SentInvitation, useInvite } from './use-invite'

const STAFF_LIST = '/admin/collections/users'

type ResultProps = { readonly sent: SentInvitation; readonly onAgain: () => void }

const InviteResult = ({ sent, onAgain }: ResultProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="invite__form">
      <h1 ref={heading} tabIndex={-1}>
        {sent.name} is invited
      </h1>
      <InvitationSent sent={sent} />
      <p className="staff-row">
        <Button buttonStyle="primary" size="medium" margin={false} onClick={onAgain}>
          Invite someone else
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} el="anchor" url={STAFF_LIST}>
          Back to the list of staff
        </Button>
      </p>
    </div>
  )
}

type PersonProps = {
  readonly email: string
  readonly name: string
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (change: { readonly email?: string; readonly name?: string }) => void
}

const PersonInputs = ({ email, name, problemOf, onChange }: PersonProps) => (
  <>
    <LabelledInput
      name="email"
      type="email"
      autoComplete="off"
      label="Email"
      help="They get the invitation here, and sign in with it."
      value={email}
      problem={problemOf('email')}
      onChange={({ target }) => onChange({ email: target.value })}
    />
    <LabelledInput
      name="name"
      type="text"
      autoComplete="off"
      label="Name"
      help="Shown next to their changes."
      value={name}
      problem={problemOf('name')}
      onChange={({ target }) => onChange({ name: target.value })}
    />
  </>
)

type CheckboxProps = { readonly checked: boolean; readonly onChange: (checked: boolean) => void }

const PlatformAdminCheckbox = ({ checked, onChange }: CheckboxProps) => (
  <label className="invite-role">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span>
      <span className="invite-role__name">{PLATFORM_ADMIN_LABEL}</span>
      <span className="invite-role__text">{PLATFORM_ADMIN_DESCRIPTION}</span>
    </span>
  </label>
)

const SendButtons = ({ busy }: { readonly busy: boolean }) => (
  <p className="staff-row">
    <button type="submit" className="btn btn--style-primary btn--size-medium" aria-disabled={busy}>
      {busy ? 'Sending…' : 'Send invitation'}
    </button>
    <Button buttonStyle="secondary" size="medium" margin={false} el="anchor" url={STAFF_LIST}>
      Cancel
    </Button>
  </p>
)

type Props = {
  /** The dealers to choose from; for the platform the first ones. */
  readonly dealers: readonly Dealer[]
  readonly chosen: Dealer | undefined
  readonly isPlatformAdmin: boolean
}

/** Invites a member of staff: email address, name, and roles. They choose their password themselves (STF-09). */
export const InviteForm = ({ dealers, chosen, isPlatformAdmin }: Props) => {
  const identity = useIdentity()
  const { fields, problems, sent, busy, send, ...editing } = useInvite(chosen, identity.require)
  const form = useRef<HTMLFormElement>(null)
  // After the inputs' own effects, so that the first field with a problem has the focus.
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems])
  if (sent) return <InviteResult sent={sent} onAgain={editing.again} />

  const problemOf = (field: string): string | undefined => problems.find((one) => one.field === field)?.message
  const general = problems.find(({ field }) => field === undefined || field === 'roles' || field === 'identity')
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  return (
    <div className="invite__form">
      <h1>Invite staff</h1>
      <p>We email a link with which they choose a password and sign in. It works once, for 7 days.</p>
      <form ref={form} className="invite__fields" noValidate onSubmit={onSubmit}>
        <PersonInputs email={fields.email} name={fields.name} problemOf={problemOf} onChange={editing.setField} />
        {isPlatformAdmin && (
          <PlatformAdminCheckbox
            checked={fields.platformAdmin}
            onChange={(platformAdmin) => editing.setField({ platformAdmin })}
          />
        )}
        {!fields.platformAdmin && (
          <RoleRows
            dealers={dealers}
            rows={fields.rows}
            isSearched={isPlatformAdmin}
            problemOf={problemOf}
            onChange={editing.setRow}
            onAdd={editing.addRow}
            onRemove={editing.removeRow}
          />
        )}
        <p role="alert" className="staff-line__problem">
          {general?.message}
        </p>
        <ConfirmIdentity
          identity={identity}
          title="Before you invite someone"
          help="You signed in more than 15 minutes ago."
          thanks="Thanks. For the next 15 minutes you can invite staff and change roles."
          onConfirmed={() => void send()}
        />
        <SendButtons busy={busy} />
      </form>
    </div>
  )
}

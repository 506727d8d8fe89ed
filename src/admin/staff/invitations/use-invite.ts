import { useRef, useState } from 'react'
import type { Role } from '@/src/domain/panel/roles'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestProblem } from '@/src/admin/requests/request-result'

export type Dealer = { readonly id: string; readonly name: string }

/** A dealer with the role to give there, as far as they are chosen. */
export type RoleRow = { readonly key: number; readonly dealer?: Dealer | undefined; readonly role?: Role | undefined }

/** An invitation that was sent. The server returns the link only this once. */
export type SentInvitation = {
  readonly id: string
  readonly email: string
  readonly name: string
  /** ISO 8601. */
  readonly expiresAt: string
  readonly link: string
  /** Where a demo shows the email, which it does not send; null if it was sent. */
  readonly mailbox: string | null
}

type Fields = {
  readonly email: string
  readonly name: string
  readonly platformAdmin: boolean
  readonly rows: readonly RoleRow[]
}

const createFields = (dealer: Dealer | undefined): Fields => ({
  email: '',
  name: '',
  platformAdmin: false,
  rows: [{ key: 0, dealer }],
})

/** State of the form. Input is kept, whatever the server answers. */
export const useInvite = (chosen: Dealer | undefined, onUnconfirmed: () => Promise<void>) => {
  const [fields, setFields] = useState(createFields(chosen))
  const [problems, setProblems] = useState<readonly RequestProblem[]>([])
  const [sent, setSent] = useState<SentInvitation>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const nextKey = useRef(1)

  const send = async (): Promise<void> => {
    // Ignores a second click before the button is rendered as busy.
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setProblems([])
    const { rows, ...rest } = fields
    const roles = rows.map(({ dealer, role }) => ({ tenant: dealer?.id, role }))
    const result = await requestPanel<SentInvitation>('users/invitations', { body: { ...rest, roles } })
    sending.current = false
    setBusy(false)
    if (result.ok) return setSent(result.body)
    setProblems(result.problems.length > 0 ? result.problems : [result])
    if (result.field === 'identity') await onUnconfirmed()
  }
  return {
    fields,
    problems,
    sent,
    busy,
    send,
    setField: (changes: Partial<Pick<Fields, 'email' | 'name' | 'platformAdmin'>>) =>
      setFields((now) => ({ ...now, ...changes })),
    setRow: (key: number, changes: Omit<RoleRow, 'key'>) =>
      setFields((now) => ({ ...now, rows: now.rows.map((row) => (row.key === key ? { ...row, ...changes } : row)) })),
    addRow: () => {
      const key = nextKey.current++
      setFields((now) => ({ ...now, rows: [...now.rows, { key }] }))
    },
    removeRow: (key: number) => setFields((now) => ({ ...now, rows: now.rows.filter((row) => row.key !== key) })),
    again: () => {
      setFields(createFields(chosen))
      setSent(undefined)
    },
  }
}

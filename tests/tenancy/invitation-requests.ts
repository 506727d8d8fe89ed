import { beforeEach, expect } from 'vitest'
import { ADMIN_EMAIL, createStaffWorld, PASSWORD } from './staff-requests'

/** Requests for tests of invitations of staff. */

export const INVITEE = 'sam@new.example'
export const NEW_PASSWORD = 'another horse battery'

type InvitationAnswer = {
  readonly id: string
  readonly link: string
  readonly expiresAt: string
  readonly mailbox: string | null
}
type Answer = { readonly status: number; readonly body: unknown }

export const tokenIn = ({ link }: Pick<InvitationAnswer, 'link'>): string => new URL(link).hash.slice(1)

export const expectRefusal = (answer: Answer, status: number, field?: string): void =>
  expect(answer).toMatchObject({ status, body: { errors: [field === undefined ? {} : { field }] } })

/** Creates a world for a test file; each test begins without invitations. */
export const createInvitationWorld = () => {
  const staff = createStaffWorld()
  const { world, post, tokenOf } = staff
  beforeEach(async () => {
    await world().pool.query(
      `DELETE FROM staff_invitations; DELETE FROM messages; DELETE FROM audit WHERE kind = 'staff-invitations';
       DELETE FROM users WHERE email LIKE '%@new.example'`,
    )
  })

  const invite = async (token: string, more: object = {}) => {
    const fields = { email: INVITEE, name: 'Sam Smith', roles: [{ tenant: world().a, role: 'editor' }], ...more }
    const answer = await post('/invitations', token, fields)
    return { ...answer, sent: answer.body as unknown as InvitationAnswer }
  }
  const resend = async (id: string, token: string) => {
    const answer = await post(`/invitations/${id}/resend`, token)
    return { ...answer, sent: answer.body as unknown as InvitationAnswer }
  }
  const findAccount = async (email: string) => {
    const where = { email: { equals: email } }
    const { docs } = await world().payload.find({ collection: 'users', where, depth: 0, overrideAccess: true })
    return docs[0]
  }
  return {
    ...staff,
    invite,
    resend,
    withdraw: (id: string, token: string) => post(`/invitations/${id}/withdraw`, token),
    /** Invites as an administrator. @returns the token */
    inviteForToken: async (more: object = {}): Promise<string> => {
      const answer = await invite(await tokenOf(ADMIN_EMAIL), more)
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      return tokenIn(answer.sent)
    },
    accept: (token: string, password = NEW_PASSWORD, session: string | null = null): Promise<Answer> =>
      post('/invitation/accept', session, { token, password }),
    look: (token: string): Promise<Answer> => post('/invitation/look', null, { token }),
    signInAs: (email: string, password: string) => post('/login', null, { email, password }),
    findAccount,
    rolesOf: async (email: string) =>
      (await findAccount(email))?.tenants?.map(({ tenant, role }) => [tenant, role]).sort(),
    createUser: async (email: string, data: object): Promise<string> => {
      const account = { email, password: PASSWORD, ...data }
      return (await world().payload.create({ collection: 'users', data: account as never, overrideAccess: true })).id
    },
    listAudit: async () =>
      (
        await world().pool.query<{ who: string; action: string; title: string; tenant: string }>(
          `SELECT who, action, title, tenant_id AS tenant FROM audit WHERE kind = 'staff-invitations'
           ORDER BY created_at, id`,
        )
      ).rows,
  }
}

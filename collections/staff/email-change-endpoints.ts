import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import {
  buildEmailChangeEmail,
  buildEmailChangeNotice,
  emailChangeRefusals,
  type EmailChangeStage,
} from '@/src/domain/accounts/email-change'
import { PLATFORM_NAME } from '@/src/domain/accounts/staff-invitation-email'
import { isEmail } from '@/src/domain/stock/searches/saved-search'
import { env } from '@/src/env'
import { asPlatform } from '@/src/cms/documents/audit-log'
import { transactionClient } from '@/src/cms/access/transaction'
import { errorResponse, findDemoMailbox, jsonResponse, readJsonObject, retryLaterResponse } from '@/src/cms/endpoints'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { consumeRateLimits, refundAttempts } from '@/src/services/limits/count-attempts'
import { queueMessage } from '@/src/services/messages/queue-message'
import {
  createEmailChange,
  deleteEmailChange,
  type EmailChange,
  emailChangeMessageKey,
  emailNoticeKey,
  findEmailChange,
  listWaitingEmails,
  lockEmailChange,
} from '@/src/services/staff/email-changes'
import { clearedResetLink } from '@/src/services/staff/password'
import { canEditUser } from './can-edit-user'
import { ACCOUNT_NOT_FOUND, findEditableUser } from './find-editable-user'
import { loadUser } from './load-user'
import { logAccountChange } from './log-account-change'
import { checkIdentity, staffEndpoint, type StaffRequest, text } from './staff-endpoint'

const TAKEN = 'Another account uses this email address. Enter a different one.'

const isTaken = async (req: PayloadRequest, email: string): Promise<boolean> =>
  (await req.payload.count({ collection: 'users', where: { email: { equals: email } }, overrideAccess: true, req }))
    .totalDocs > 0

const findEmailProblem = async (req: PayloadRequest, current: string, email: string): Promise<string | undefined> => {
  if (email === '') return 'Enter the new email address.'
  if (!isEmail(email)) return 'Enter an email address, such as sam@example.com.'
  if (email === current) return 'This is already the email address. Enter a different one.'
  return (await isTaken(req, email)) ? TAKEN : undefined
}

/** The page that confirms an address. The token is in the fragment, which is in no server's log. */
const confirmLink = (token: string): string => new URL(`/admin/confirm-email#${token}`, env.PUBLIC_URL).href

type Account = NonNullable<Awaited<ReturnType<typeof loadUser>>>

type Notice = { readonly user: Account; readonly email: string; readonly requester: string; readonly token: string }

/** Tells the old mailbox, whose owner would otherwise not learn that someone takes the account over. */
const sendNotice = (req: PayloadRequest, stage: EmailChangeStage, { user, email, requester, token }: Notice) =>
  queueMessage(transactionClient(req), {
    tenant: null,
    key: emailNoticeKey(stage, token),
    channel: 'email',
    to: user.email,
    from: PLATFORM_NAME,
    ...buildEmailChangeNotice(
      stage,
      { name: user.name ?? '', email, requester },
      new URL('/admin/account', env.PUBLIC_URL).href,
    ),
  })

const sendLink = async ({ req, owner }: StaffRequest, user: Account, email: string): Promise<void> => {
  const db = transactionClient(req)
  const token = await createEmailChange(db, { userId: user.id, email, requestedBy: owner.userId })
  const author = await loadUser(req, owner.userId)
  const requester = author?.name || owner.email
  await queueMessage(db, {
    tenant: null,
    key: emailChangeMessageKey(token),
    channel: 'email',
    to: email,
    from: PLATFORM_NAME,
    replyTo: owner.email,
    ...buildEmailChangeEmail({ name: user.name ?? '', current: user.email, requester }, confirmLink(token)),
  })
  await sendNotice(req, 'requested', { user, email, requester, token })
}

/** Sends a link to a new email address, the user's own or a colleague's. Until it is used, the old address stays. */
const requestEmail = async (request: StaffRequest): Promise<Response> => {
  const { req, owner, fields } = request
  const user = await findEditableUser(req)
  if (!user) return errorResponse(404, ACCOUNT_NOT_FOUND)
  const refusal = await checkIdentity(request)
  if (refusal) return refusal
  const email = text(fields['email']).trim().toLowerCase()
  const problem = await findEmailProblem(req, user.email, email)
  if (problem !== undefined) return errorResponse(400, problem, 'email')
  const wait = await consumeRateLimits(getPool(req.payload), [
    ['invitationsByAccount', owner.userId],
    ['invitationsByEmail', email],
  ])
  if (wait > 0) return retryLaterResponse(429, 'That’s too many links. Try again later.', wait)
  await inPayloadTransaction(req, () => sendLink(request, user, email))
  await logAccountChange(req, { userId: user.id, what: `Link sent to the new email address ${email}` })
  return jsonResponse(200, { email, mailbox: findDemoMailbox() })
}

const withdrawEmail = async ({ req }: StaffRequest): Promise<Response> => {
  const user = await findEditableUser(req)
  if (!user) return errorResponse(404, ACCOUNT_NOT_FOUND)
  if (await deleteEmailChange(getPool(req.payload), user.id))
    await logAccountChange(req, { userId: user.id, what: 'Change of the email address withdrawn' })
  return jsonResponse(200, {})
}

const readWaitingEmail = async ({ req }: StaffRequest): Promise<Response> => {
  const user = await findEditableUser(req)
  if (!user) return errorResponse(404, ACCOUNT_NOT_FOUND)
  const [waiting] = await listWaitingEmails(getPool(req.payload), [user.id])
  return jsonResponse(200, { waiting: waiting ?? null })
}

/**
 * A link is worth as much as its author's own rights, as that of an invitation: an administrator who was dismissed must
 * not get a former colleague's account by it.
 */
const isAuthorised = async (req: PayloadRequest, { userId, requestedBy }: EmailChange): Promise<boolean> => {
  if (requestedBy === null) return false
  const author = await loadUser(req, requestedBy)
  if (author === null) return false
  const user = { ...author, collection: 'users' } as unknown as PayloadRequest['user']
  return canEditUser({ ...req, user } as PayloadRequest, userId)
}

type OpenChange = { readonly change: EmailChange; readonly user: Account }

const openChange = async (
  req: PayloadRequest,
  change: EmailChange | null,
): Promise<OpenChange | keyof typeof emailChangeRefusals> => {
  const user = change === null ? null : await loadUser(req, change.userId)
  if (change === null || user === null || !(await isAuthorised(req, change))) return 'unknown'
  return change.isExpired ? 'expired' : { change, user }
}

const refuse = (reason: keyof typeof emailChangeRefusals): Response =>
  errorResponse(reason === 'unknown' ? 404 : 410, emailChangeRefusals[reason], reason)

const look = async (req: PayloadRequest, token: string): Promise<Response> => {
  const open = await openChange(req, await findEmailChange(getPool(req.payload), token))
  if (typeof open === 'string') return refuse(open)
  return jsonResponse(200, { email: open.change.email, current: open.user.email })
}

const confirm = async (req: PayloadRequest, token: string): Promise<Response> => {
  // The right comes from the link, not from the reader of the page, who may be signed in as someone else.
  const platformReq = asPlatform(req)
  try {
    return await inPayloadTransaction(platformReq, async () => {
      const db = transactionClient(platformReq)
      const open = await openChange(platformReq, await lockEmailChange(db, token))
      if (typeof open === 'string') return refuse(open)
      const { email, userId } = open.change
      await req.payload.update({
        collection: 'users',
        id: userId,
        data: { email, ...clearedResetLink },
        depth: 0,
        overrideAccess: true,
        req: platformReq,
      })
      await deleteEmailChange(db, userId)
      await sendNotice(platformReq, 'confirmed', { user: open.user, email, requester: '', token })
      await logAccountChange(platformReq, { userId, what: `Email address confirmed, before it was ${open.user.email}` })
      return jsonResponse(200, { email })
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return errorResponse(
      409,
      'Another account uses this email address by now. Ask for a link to a different one.',
      'taken',
    )
  }
}

/** Answers a link. Links that do not exist are counted by sender. */
const linkEndpoint = (path: string, handle: (req: PayloadRequest, token: string) => Promise<Response>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const token = text((await readJsonObject(req))['token'])
    const db = getPool(req.payload)
    const attempts = [['unknownInvitationsBySender', req.headers.get('x-forwarded-for')]] as const
    const wait = await consumeRateLimits(db, attempts)
    if (wait > 0) return retryLaterResponse(429, 'Too many attempts. Try again in an hour.', 3600)
    const answer = await handle(req, token)
    if (answer.status !== 404) await refundAttempts(db, attempts)
    return answer
  },
})

/**
 * Endpoints of a new email address (STF-09). `POST /api/users/:id/email` takes `email` with the requester's password, and
 * sends the link; `GET` answers the address that waits, and `…/email/withdraw` takes it back. For the reader of the email,
 * who is not signed in: `email-change/look` and `email-change/confirm` with the `token`; nothing answers a GET there, which
 * mail scanners send.
 */
export const emailChangeEndpoints: Endpoint[] = [
  staffEndpoint('get', '/:id/email', readWaitingEmail),
  staffEndpoint('post', '/:id/email', requestEmail),
  staffEndpoint('post', '/:id/email/withdraw', withdrawEmail),
  linkEndpoint('/email-change/look', look),
  linkEndpoint('/email-change/confirm', confirm),
]

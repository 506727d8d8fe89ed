import type { PayloadRequest } from 'payload'
import type { AuditAction } from '@/src/domain/audit/audit-action'
import { INVITATION_KIND } from '@/src/domain/audit/invitation-kind'
import { asPlatform } from '@/src/cms/documents/audit-log'
import { log } from '@/src/platform/log'

type Entry = {
  readonly action: Extract<AuditAction, 'created' | 'changed' | 'deleted'>
  /** The email address of the person who did it. */
  readonly who: string
  readonly invitation: { readonly id: string; readonly email: string }
  /** The dealers, each with what happened there. */
  readonly lines: readonly { readonly tenant: string; readonly what: string }[]
  /** The line for an invitation of a platform admin, which belongs to no dealer. */
  readonly platformLine: string
}

/**
 * Logs what happened to an invitation in the audit log of each dealer (ADM-02), in the transaction of the request. The
 * audit log belongs to dealers, so the server's log has what concerns the platform only.
 */
export const logInvitation = async (
  req: PayloadRequest,
  { action, who, invitation, lines, platformLine }: Entry,
): Promise<void> => {
  if (lines.length === 0) log.info(`${platformLine}: ${invitation.email}, by ${who}`)
  for (const { tenant, what } of lines)
    await req.payload.create({
      collection: 'audit',
      data: {
        tenant,
        who,
        action,
        kind: INVITATION_KIND,
        document: invitation.id,
        title: `${what}: ${invitation.email}`.slice(0, 200),
        changes: [],
      },
      depth: 0,
      overrideAccess: true,
      req: asPlatform(req),
    })
}

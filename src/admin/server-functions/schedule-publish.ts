import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { findScheduleProblems } from '@/src/cms/documents/scheduled-change'
import { formatScheduleRefusal, isScheduledChange, scheduleProblem } from '@/src/domain/content/schedule'
import { type CollectionSlug, docAccessOperation, Forbidden, type PayloadRequest, type ServerFunction } from 'payload'

type ScheduleArgs = Parameters<typeof schedulePublishHandler>[0]
type Target = { readonly relationTo: string; readonly value: unknown }

/** Checks whether the user may publish the document. */
const canPublish = async (req: PayloadRequest, target: Target | undefined): Promise<boolean> => {
  if (target === undefined || !Object.hasOwn(req.payload.collections, target.relationTo)) return false
  const { config } = req.payload.collections[target.relationTo as CollectionSlug]
  const id = String(target.value)
  const { update } = await docAccessOperation({ id, collection: { config }, data: { _status: 'published' }, req })
  return Boolean(update)
}

const findScheduledTarget = async (req: PayloadRequest, id: unknown): Promise<Target | undefined> => {
  const job = await req.payload.db.findOne<{ id: string; input?: { doc?: Target } }>({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: String(id) } }, { taskSlug: { equals: 'schedulePublish' } }] },
    req,
  })
  return job?.input?.doc
}

const userOf = ({ user }: PayloadRequest): Target | undefined =>
  user ? { relationTo: user.collection, value: user.id } : undefined

/**
 * Schedules the publishing or unpublishing of a document, or cancels it. Payload checks only that the user may enter
 * the panel. This also checks that the user may publish the document, and finds the document of a cancelled job itself
 * instead of believing the request (SEC-01), and refuses a time that is over: it would publish at once. A version that
 * can't be published is refused with the messages of its fields, while the member of staff is there to correct them.
 */
export const schedulePublish = (async (args: ScheduleArgs) => {
  const { req, doc, deleteID, global, type, date } = args
  if (global !== undefined) throw new Forbidden(req.t)
  if (deleteID !== undefined && !(await canPublish(req, await findScheduledTarget(req, deleteID))))
    throw new Forbidden(req.t)
  if (deleteID !== undefined && doc === undefined) {
    await req.payload.delete({ collection: 'payload-jobs', id: deleteID, overrideAccess: true, req })
    return { message: req.i18n.t('general:success') }
  }
  if (!(await canPublish(req, doc))) throw new Forbidden(req.t)
  if (!isScheduledChange(type)) return { error: 'Choose what should happen.' }
  const problem = scheduleProblem(date, Date.now())
  if (problem !== undefined) return { error: problem }
  const reasons = await findScheduleProblems(req.payload, { type, doc, user: userOf(req) })
  if (reasons.length > 0) return { error: formatScheduleRefusal(type), reasons }
  return schedulePublishHandler(args)
}) as ServerFunction

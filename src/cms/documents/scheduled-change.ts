import {
  APIError,
  type CollectionSlug,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload'
import { scheduleRefusals, type ScheduledChange } from '@/src/domain/content/schedule'
import { describeInvalidFields } from './name-invalid-fields'

type Reference = { readonly relationTo: string; readonly value: unknown }

/** A scheduled change as its job stores it. */
export type ScheduledJob = {
  readonly type?: ScheduledChange | undefined
  readonly doc?: Reference | undefined
  /** The member of staff who scheduled it, with whose access it happens. */
  readonly user?: Reference | undefined
}

const createRequestOf = async (payload: Payload, user: Reference | undefined): Promise<PayloadRequest> => {
  const id = String(user?.value)
  const found =
    user?.relationTo === 'users'
      ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
      : null
  if (found === null) throw new APIError(scheduleRefusals.noUser, 403)
  return createLocalReq({ user: { ...found, collection: 'users' } }, payload)
}

/** Publishes or unpublishes a document. Unpublishing checks no fields, as the panel's own button does. */
const changeStatus = async (req: PayloadRequest, { type, doc }: ScheduledJob): Promise<void> => {
  if (doc === undefined) throw new APIError(scheduleRefusals.noDocument, 404)
  const isUnpublishing = type === 'unpublish'
  await req.payload.update({
    collection: doc.relationTo as CollectionSlug,
    id: String(doc.value),
    data: { _status: isUnpublishing ? 'draft' : 'published' } as never,
    ...(isUnpublishing && { unpublishAllLocales: true }),
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
    context: { isScheduledChange: true },
  })
}

/** The reasons of a refusal, in the words of a refused save; undefined if the server itself failed. */
const reasonsOf = (error: unknown, payload: Payload, { doc }: ScheduledJob): readonly string[] | undefined => {
  if (error instanceof ValidationError && doc !== undefined)
    return describeInvalidFields(payload.collections[doc.relationTo as CollectionSlug].config, error.data.errors)
  if (!(error instanceof APIError) || error.status >= 500) return undefined
  if (error.message === scheduleRefusals.noUser) return [error.message]
  if (error.status === 403) return [scheduleRefusals.noAccess]
  return [error.status === 404 ? scheduleRefusals.noDocument : error.message]
}

/**
 * Tries a scheduled change now and takes it back, so that every rule of a save is asked, with the access of the member
 * of staff who scheduled it (CNT-01). @returns why it would be refused; empty if it would happen
 */
export const findScheduleProblems = async (payload: Payload, job: ScheduledJob): Promise<readonly string[]> => {
  let req: PayloadRequest | undefined
  try {
    req = await createRequestOf(payload, job.user)
    await initTransaction(req)
    await changeStatus(req, job)
    return []
  } catch (error) {
    const reasons = reasonsOf(error, payload, job)
    if (reasons === undefined) throw error
    return reasons
  } finally {
    if (req !== undefined) await killTransaction(req)
  }
}

/** Makes a scheduled change. Throws its reasons in words, which the job stores, logs and shows to staff. */
const runScheduledChange = async (payload: Payload, job: ScheduledJob): Promise<void> => {
  try {
    await changeStatus(await createRequestOf(payload, job.user), job)
  } catch (error) {
    const reasons = reasonsOf(error, payload, job)
    if (reasons === undefined) payload.logger.error({ err: error, doc: job.doc }, 'A scheduled change failed.')
    throw new Error(reasons?.join(' ') ?? scheduleRefusals.serverFailure, { cause: error })
  }
}

/** Lets our own handler run the jobs of scheduled changes; Payload's stores neither the fields nor their messages. */
export const withScheduledChanges = (config: SanitizedConfig): SanitizedConfig => {
  const task = config.jobs.tasks?.find((one) => one.slug === 'schedulePublish')
  if (task === undefined) throw new Error('Payload has no task for scheduled publishing.')
  task.handler = (async ({ input, req }: { input: ScheduledJob; req: PayloadRequest }) => {
    await runScheduledChange(req.payload, input)
    return { output: {} }
  }) as typeof task.handler
  return config
}

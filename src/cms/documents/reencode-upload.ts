import {
  APIError,
  type CollectionBeforeOperationHook,
  commitTransaction,
  initTransaction,
  type PayloadRequest,
} from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { HEIC_PROBLEM, IMAGE_SIZE_PROBLEM } from '@/src/domain/uploaded-images'
import { IMAGES_BUSY, IMAGES_BUSY_SECONDS } from '@/src/domain/panel/messages'
import type { Requester } from '@/src/platform/fair-queue'
import { imageQueue, type ImageProblem, reencodeImage } from '@/src/services/images/reencode-image'
import { findActiveStaff } from '../access/active-staff'

type Operation = Pick<Parameters<CollectionBeforeOperationHook>[0], 'args' | 'overrideAccess' | 'req'>

/** A phone's HEIC photo names its kind in its first bytes; few browsers could show it. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(?:heic|heix|hevc|heim|heis|hevm|hevs)/u.test(bytes.toString('latin1', 4, 12))

/** Explains why an image cannot be stored; undefined if it is not an image. */
export const imageProblem = (problem: ImageProblem, bytes: Buffer): string | undefined => {
  if (isHeic(bytes)) return HEIC_PROBLEM
  return problem === 'too-large' ? IMAGE_SIZE_PROBLEM : undefined
}

/** Staff wait in the line of a dealer of theirs, whichever dealer the request names. */
const requesterOf = async ({ args, req }: Operation): Promise<Requester> => {
  const requested = idOf((args as { readonly data?: { readonly tenant?: unknown } }).data?.tenant) ?? ''
  const staff = await findActiveStaff(req)
  if (staff === null || staff.platformAdmin) return { tenantId: requested, sender: staff?.id }
  const tenants = staff.memberships.map(({ tenant }) => tenant)
  return { tenantId: tenants.includes(requested) ? requested : (tenants[0] ?? ''), sender: staff.id }
}

/** Runs work before the first write of a request, without one of the few connections that its transaction holds. */
const outsideTransaction = async <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> => {
  if (!req.transactionID) return work()
  await commitTransaction(req)
  const result = await work()
  await initTransaction(req)
  return result
}

const refuseBusy = (req: PayloadRequest): never => {
  req.responseHeaders = new Headers({ 'retry-after': String(IMAGES_BUSY_SECONDS) })
  throw new APIError(IMAGES_BUSY, 503, null, true)
}

/**
 * Re-encodes the image of an upload in its turn. Answers 503 if too many of the sender's or the dealer's images wait.
 * Our own code uploads within a larger transaction, which stays open.
 */
export const reencodeUpload = async (operation: Operation, bytes: Buffer): ReturnType<typeof reencodeImage> => {
  const { overrideAccess, req } = operation
  const requester = await requesterOf(operation)
  const inTurn = () => imageQueue.add(requester, () => reencodeImage(bytes)) ?? refuseBusy(req)
  return overrideAccess === true ? inTurn() : outsideTransaction(req, inTurn)
}

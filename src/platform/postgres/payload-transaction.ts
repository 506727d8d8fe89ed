import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** Payload, and the request whose transaction the operations belong to, if there is one. */
export type PayloadScope = { readonly payload: Payload; readonly req?: PayloadRequest }

/**
 * Runs the work in one Payload transaction of this request. An error rolls everything back. The work has to pass the
 * request to all its operations.
 */
export const inPayloadTransaction = async <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> => {
  await initTransaction(req)
  try {
    const result = await work()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Like `inPayloadTransaction`, with a new request that is not a user's (TEN-09). */
export const withPayloadTransaction = async <T>(
  payload: Payload,
  work: (scope: Required<PayloadScope>) => Promise<T>,
): Promise<T> => {
  const req = await createLocalReq({}, payload)
  return inPayloadTransaction(req, () => work({ payload, req }))
}

import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/**
 * Runs the work in one transaction of the platform's own: a failure anywhere leaves nothing behind (TEN-09). The work
 * passes the request on to whatever it does.
 */
export const allOrNothing = async <T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> => {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const done = await work(req)
    await commitTransaction(req)
    return done
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

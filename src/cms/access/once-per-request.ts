import type { PayloadRequest } from 'payload'

/** Stands for the user of a request without one. */
const noUser = {}

/**
 * Creates a function that loads something once for each request. Payload copies its request object many times for one
 * page, for instance to check the permissions of each collection; all copies have the same headers. A user that is read
 * again within the request, after a change of their roles, is another object, for which it is loaded again.
 */
export const oncePerRequest = <Result>(
  load: (req: PayloadRequest) => Promise<Result>,
): ((req: PayloadRequest) => Promise<Result>) => {
  const resultsByRequest = new WeakMap<object, WeakMap<object, Promise<Result>>>()
  return (req) => {
    // A copy of an endpoint's request by spread has no headers, because they are a getter of its class.
    const request: object = req.headers ?? req
    const results = resultsByRequest.get(request) ?? new WeakMap<object, Promise<Result>>()
    resultsByRequest.set(request, results)
    const user = req.user ?? noUser
    const stored = results.get(user)
    if (stored) return stored
    const result = load(req)
    results.set(user, result)
    return result
  }
}

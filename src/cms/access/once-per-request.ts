import type { PayloadRequest } from 'payload'

/**
 * Creates a function that loads something once for each request and user. Payload copies its request object many times for
 * one page, for instance to check the permissions of each collection; all copies have the same headers.
 */
export const oncePerRequest = <Result>(
  load: (req: PayloadRequest) => Promise<Result>,
): ((req: PayloadRequest) => Promise<Result>) => {
  const results = new WeakMap<object, { readonly userId: unknown; readonly result: Promise<Result> }>()
  return (req) => {
    const key = req.headers ?? req
    const userId = req.user?.id
    const stored = results.get(key)
    if (stored && stored.userId === userId) return stored.result
    const result = load(req)
    results.set(key, { userId, result })
    return result
  }
}

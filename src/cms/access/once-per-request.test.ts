import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { oncePerRequest } from './once-per-request'

test('[ADM-01] loads once for all copies of a request, and again for another request or a user that was read again', async () => {
  let loads = 0
  const load = oncePerRequest(() => Promise.resolve((loads += 1)))
  const toRequest = (headers: Headers, user: object | null) => ({ headers, user }) as PayloadRequest
  const [first, second] = [new Headers(), new Headers()]
  const editor = { id: 'a' }
  const results = [toRequest(first, editor), toRequest(first, editor), toRequest(first, { id: 'a' })].map(load)
  results.push(...[toRequest(first, null), toRequest(first, null), toRequest(second, editor)].map(load))
  const part = { user: editor } as PayloadRequest
  results.push(load(part), load(part))
  expect(await Promise.all(results)).toEqual([1, 1, 2, 3, 3, 4, 5, 5])
})

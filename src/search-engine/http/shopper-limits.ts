import { limits } from '../limits'
import type { SearchTask } from '../query/task'
import { badRequest } from '../request-error'

/**
 * Limits the size of a call with a shopper's key, since all dealers' searches share a few threads.
 * @throws RequestError 400
 */
export const checkShopperTasks = (tasks: readonly SearchTask[]): void => {
  const hits = tasks.reduce((sum, { query, search }) => sum + (search ? 0 : query.window.count), 0)
  if (hits > limits.shopperHits) throw badRequest(`More than ${limits.shopperHits} hits asked for`)
  for (const { query } of tasks)
    for (const tag of [query.preTag, query.postTag, query.ellipsis])
      if (tag.length > limits.shopperTagLength)
        throw badRequest(`A highlight tag is longer than ${limits.shopperTagLength} characters`)
}

/** Creates a check of an answer's characters and duration, which throws RequestError 400 beyond the limits. */
export const createAnswerCheck = (elapsed: () => number): ((length: number) => void) => {
  let left: number = limits.shopperAnswerLength
  return (length) => {
    left -= length
    if (left < 0)
      throw badRequest(
        `The answer is longer than ${limits.shopperAnswerLength} characters: ask for fewer hits or attributes`,
      )
    if (elapsed() > limits.shopperMs) throw badRequest('The search takes too long: ask for less in one call')
  }
}

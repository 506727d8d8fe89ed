import { badRequest } from '../request-error'
import type { IndexPlan } from '../settings'
import { getRawParam, parseFlagParam, parseIntegerParam, type RawParams } from './parse-params'

/** More records of one group than Algolia returns. */
const MAX_DISTINCT = 4

/** Returns the records per group, or 0 if records are not grouped. @throws RequestError 400 */
export const parseDistinct = (plan: IndexPlan, params: RawParams): number => {
  const isBoolean = ['true', 'false'].includes(String(getRawParam(params, 'distinct')))
  const count = isBoolean
    ? Number(parseFlagParam(params, 'distinct'))
    : (parseIntegerParam(params, 'distinct', MAX_DISTINCT) ?? 0)
  if (count > 0 && plan.distinct === undefined)
    throw badRequest('"distinct" needs the setting "attributeForDistinct", which this index does not have')
  return count
}

import type { Filter } from '@/src/domain/stock/filters/ast'
import { FilterError } from '@/src/domain/stock/filters/error'
import { parseFilterExpression } from '@/src/domain/stock/filters/parse'
import { badRequest } from '../request-error'

/**
 * Parses the `filters` parameter.
 * @throws RequestError 400
 */
export const parseFilters = (source: string): Filter => {
  try {
    return parseFilterExpression(source)
  } catch (error) {
    throw error instanceof FilterError ? badRequest(error.message) : error
  }
}

import { APIError, type CollectionBeforeOperationHook, type FlattenedField, type SanitizedConfig } from 'payload'
import { queryProblem } from '@/src/domain/panel/query-limits'

/** The lists of the panel show no rows for an error of this name; any other would replace the page. */
class LargeQueryError extends APIError {
  override name = 'QueryError'
}

/** Reports whether a path leads to a field of another document, such as `location.name`. */
const isOnRelation = (fields: readonly FlattenedField[], path: string): boolean => {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return false
  const field = fields.find((one) => one.name === name)
  if (field === undefined || 'relationTo' in field || field.type === 'join') return true
  return 'flattenedFields' in field && isOnRelation(field.flattenedFields, rest.join('.'))
}

type Query = { readonly where?: unknown; readonly joins?: unknown }

const joinsOf = ({ joins }: Query): readonly Query[] =>
  typeof joins === 'object' && joins !== null ? (Object.values(joins) as Query[]) : []

/**
 * Refuses a query of staff that would occupy the database: from a list of the panel, or over REST. What our own code
 * reads while it answers a REST request is not limited.
 */
const limitQueries: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  const { where: sentWhere, joins: sentJoins } = req.query as Query
  const isOwnRead = req.payloadAPI === 'REST' && sentWhere === undefined && sentJoins === undefined
  if (overrideAccess === true || isOwnRead) return args
  const query = args as Query
  const isOnOther = (path: string) => isOnRelation(collection.flattenedFields, path.replace(/^version\./u, ''))
  const problem =
    queryProblem(query.where, isOnOther) ??
    joinsOf(query)
      .map(({ where }) => queryProblem(where, (path) => path.includes('.')))
      .find((one) => one !== undefined)
  if (problem !== undefined) throw new LargeQueryError(problem, 400, null, true)
  return args
}

/** Limits the queries of all collections, Payload's own as well (SEC-04). */
export const withQueryLimits = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections)
    collection.hooks = { ...collection.hooks, beforeOperation: [limitQueries, ...collection.hooks.beforeOperation] }
  return config
}

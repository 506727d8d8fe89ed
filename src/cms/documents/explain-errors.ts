import { type AfterErrorHook, ValidationError } from 'payload'
import { DEALER_BEING_DELETED, tooManyFeeds } from '@/src/domain/panel/messages'
import { nameInvalidFields } from './name-invalid-fields'
import { databaseError, isConnectionLost } from './database-error'

/** The answer to a refused save, with the labels of the fields instead of their names. */
const withFieldNames = ({
  error,
  collection,
  result,
  req,
}: Parameters<AfterErrorHook>[0]): Record<string, unknown> | undefined => {
  if (!(error instanceof ValidationError) || collection === undefined) return undefined
  const [first] = (result as { readonly errors?: readonly object[] } | undefined)?.errors ?? []
  return { errors: [{ ...first, message: nameInvalidFields(collection, error.data.errors, req.data) }] }
}

type ConstraintError = { readonly status: number; readonly message: string }

/** Messages for constraints that two parallel requests can violate although a hook checks the same rule. */
const constraints: Readonly<Record<string, ConstraintError>> = {
  forecourt_keep_purging: { status: 409, message: DEALER_BEING_DELETED },
  forecourt_special_hours_overlap: {
    status: 409,
    message:
      'Someone just saved special hours for one of these locations on this day. Check those before you save yours.',
  },
  forecourt_limit_feeds: { status: 400, message: tooManyFeeds(20) },
}

/** Messages for values that do not fit the type of their column, by Postgres error code. */
const queryErrors: Readonly<Record<string, string>> = {
  '22P02': 'A value in this query has the wrong type for its field.',
  '22003': 'A number in this query is too large.',
  '22007': 'A date in this query isn’t valid.',
  '22008': 'A date in this query isn’t valid.',
  '2201W': 'The limit of this query isn’t valid.',
  '2201X': 'The page of this query isn’t valid.',
  '42883': 'An operator in this query can’t be used with its field.',
}

const MISSING_REFERENCE = /^Key \((?:version_)?(?<column>\w+)\)=.* is not present in table/u

/**
 * The answer to a save that refers to an item that does not exist, or was just deleted, at the field that refers to it.
 * Postgres names only the column.
 */
const missingReference = ({ error, collection, req }: Parameters<AfterErrorHook>[0]) => {
  const column = MISSING_REFERENCE.exec(databaseError(error)?.detail ?? '')?.groups?.['column']
  if (column === undefined) return undefined
  const field = collection?.flattenedFields.find(({ name }) => `${name.replaceAll('-', '_')}_id` === column)
  const message = 'This item doesn’t exist, or was just deleted. Choose another.'
  if (collection === undefined || field === undefined) return { message }
  const errors = [{ path: field.name, message }]
  return { name: 'ValidationError', message: nameInvalidFields(collection, errors, req.data), data: { errors } }
}

/** The codes with which Postgres refuses a zero byte in text and in JSON. */
const zeroByteCodes: ReadonlySet<string> = new Set(['22021', '22P05'])

const INVALID_UUID_PATTERN = /^invalid input syntax for type uuid: "(.*)"$/su

const queryProblem = (error: unknown): string | undefined => {
  const databaseFailure = databaseError(error)
  if (databaseFailure !== undefined) {
    const id = INVALID_UUID_PATTERN.exec(databaseFailure.message)?.[1]
    return id === undefined ? queryErrors[databaseFailure.code] : `“${id.slice(0, 80)}” isn’t a valid ID.`
  }
  if (error instanceof TypeError && error.message.includes('operators[queryOperator] is not a function')) {
    return queryErrors['42883']
  }
  return error instanceof SyntaxError ? 'The where clause of this query isn’t valid.' : undefined
}

const ZERO_BYTE_MESSAGE =
  'A value in this query or form contains a null character, which can’t be stored. Remove it and try again.'

/** Only requests with query parameters can cause a query error by themselves. */
const hasQueryParameters = (query: Readonly<Record<string, unknown>> | undefined): boolean =>
  query !== undefined && ['where', 'page', 'limit'].some((name) => query[name] !== undefined)

/** The message of a value that only the database refuses. */
const requestProblem = (error: unknown, query: Readonly<Record<string, unknown>> | undefined): string | undefined => {
  if (zeroByteCodes.has(databaseError(error)?.code ?? '')) return ZERO_BYTE_MESSAGE
  return hasQueryParameters(query) ? queryProblem(error) : undefined
}

/**
 * Answers errors of the caller that only the database detects with a message and a status below 500: an invalid id in a
 * query, or a constraint that two parallel requests violate (ADM-01). Other errors keep status 500. A refused save names
 * its fields as staff know them.
 */
export const explainError: AfterErrorHook = (args) => {
  const { error, req } = args
  const refusedSave = withFieldNames(args)
  if (refusedSave !== undefined) return { response: refusedSave }
  const rule = constraints[databaseError(error)?.constraint ?? '']
  if (rule !== undefined) return { status: rule.status, response: { errors: [{ message: rule.message }] } }
  const missing = missingReference(args)
  if (missing !== undefined) return { status: 400, response: { errors: [missing] } }
  if (isConnectionLost(error)) {
    const message = 'We can’t reach the database right now. Try again in a minute.'
    return { status: 503, response: { errors: [{ message }] } }
  }
  const problem = requestProblem(error, req.query)
  return problem === undefined ? undefined : { status: 400, response: { errors: [{ message: problem }] } }
}

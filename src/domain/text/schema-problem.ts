import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** Zod's own message, which names neither the value nor what is expected. Checks with a message of their own keep it. */
const DEFAULT_MESSAGE = 'Invalid input'

const typeTexts: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    content,
  )

const unitOf = (origin: string, count: number | bigint): string => {
  const [one, many] = origin === 'array' ? ['entry', 'entries'] : ['character', 'characters']
  if (origin !== 'array' && origin !== 'string') return ''
  return ` ${count === 1 ? one : many}`
}

/** More values than this do not help to choose one. */
const MAX_VALUES = 20

const joinValues = (values: readonly unknown[]): string =>
  [
    ...values.slice(0, MAX_VALUES).map((value) => JSON.stringify(value)),
    ...(values.length > MAX_VALUES ? ['…'] : []),
  ].join(', ')

/** Describes what an issue expects, `a text`; undefined if the issue does not say. */
const expectedText = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return typeTexts[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.length === 1 ? joinValues(issue.values) : `one of ${joinValues(issue.values)}`
    case 'too_small':
      return `at least ${String(issue.minimum)}${unitOf(issue.origin, issue.minimum)}`
    case 'too_big':
      return `at most ${String(issue.maximum)}${unitOf(issue.origin, issue.maximum)}`
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((issues) => issues.flatMap((inner) => expectedText(inner) ?? [])))].join(
        ', or ',
      )
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return undefined
  }
}

/**
 * Describes an issue of a schema for a person who edits the JSON: which key is missing or unknown, and what is expected.
 * `content` is what was checked.
 */
export const formatSchemaIssue = (issue: Issue, content: unknown): string => {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `“${key}”`).join(', ')
    return `${names} ${issue.keys.length === 1 ? 'is not a known key' : 'are not known keys'}. Check the spelling, or remove ${issue.keys.length === 1 ? 'it' : 'them'}.`
  }
  const expected = expectedText(issue)
  const key = issue.path.at(-1)
  if (key !== undefined && valueAt(content, issue.path) === undefined)
    return `The key “${String(key)}” is missing.${expected ? ` Expected ${expected}.` : ''}`
  if (issue.message !== DEFAULT_MESSAGE) return issue.message
  return expected ? `Expected ${expected}.` : 'This value is not allowed here.'
}

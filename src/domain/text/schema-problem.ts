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

/** Units of the limits of texts and lists; a number has none. */
const limitUnits: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

const formatLimit = (limit: number | bigint, origin: string): string => {
  const units = limitUnits[origin]
  return units ? `${String(limit)} ${limit === 1 ? units[0] : units[1]}` : String(limit)
}

/** More values than this do not help to choose one. */
const MAX_VALUES = 20

const formatChoices = (values: readonly unknown[]): string => {
  const texts = values.slice(0, MAX_VALUES).map((value) => JSON.stringify(value))
  if (values.length > MAX_VALUES) texts.push('…')
  return texts.length === 1 ? texts.join('') : `one of ${texts.join(', ')}`
}

/** Describes what an issue expects, `a text`; empty if the issue does not say. */
const formatExpected = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeTexts[issue.expected] ?? issue.expected
    case 'invalid_value':
      return formatChoices(issue.values)
    case 'too_small':
      return `at least ${formatLimit(issue.minimum, issue.origin)}`
    case 'too_big':
      return `at most ${formatLimit(issue.maximum, issue.origin)}`
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(formatExpected))].filter(Boolean).join(', or ')
    default:
      return ''
  }
}

const formatUnknownKeys = (keys: readonly string[]): string => {
  const names = keys.map((key) => `“${key}”`).join(', ')
  return keys.length === 1
    ? `${names} is not a known key. Check the spelling, or remove it.`
    : `${names} are not known keys. Check the spelling, or remove them.`
}

/**
 * Describes an issue of a schema for a person who edits the JSON: which key is missing or unknown, and what is expected.
 * `content` is what was checked.
 */
export const formatSchemaIssue = (issue: Issue, content: unknown): string => {
  if (issue.code === 'unrecognized_keys') return formatUnknownKeys(issue.keys)
  const expected = formatExpected(issue)
  const expectedSentence = expected === '' ? '' : `Expected ${expected}.`
  const key = issue.path.at(-1)
  if (key !== undefined && valueAt(content, issue.path) === undefined)
    return `The key “${String(key)}” is missing. ${expectedSentence}`.trim()
  return issue.message === DEFAULT_MESSAGE ? expectedSentence || 'This value is not allowed here.' : issue.message
}

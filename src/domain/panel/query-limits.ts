/** Limits of the filters that a request may send (SEC-04). Each condition is work for the database, for every row. */

export const MAX_CONDITIONS = 30
/** A condition on a field of another document joins its table. */
export const MAX_RELATION_CONDITIONS = 5
const MAX_NESTING = 8
/** Ids of an `in` list; a list of the panel has at most as many rows. */
const MAX_VALUES = 500
export const MAX_TEXT_CHARS = 200
/** Each word of a text is compared by itself. A list searches up to five fields for the same words. */
export const MAX_WORDS = 100

type Condition = {
  readonly path: string
  readonly operator: string
  readonly value: unknown
  readonly nesting: number
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Lists the conditions of a query, with the number of `and` and `or` around each. */
const listConditions = (where: unknown, nesting = 0): readonly Condition[] =>
  entriesOf(where).flatMap(([path, part]) =>
    /^(?:and|or)$/iu.test(path)
      ? entriesOf(part).flatMap(([, inner]) => listConditions(inner, nesting + 1))
      : entriesOf(part).map(([operator, value]) => ({ path, operator, value, nesting })),
  )

const countValues = (value: unknown): number =>
  Array.isArray(value) ? value.length : typeof value === 'string' ? value.split(',').length : 1

const isText = ({ operator }: Condition): boolean => ['like', 'not_like', 'contains'].includes(operator)

/**
 * Explains why a query is too large to run; undefined for any other. `isOnRelation` tells whether a path leads to a field
 * of another document.
 */
export const queryProblem = (where: unknown, isOnRelation: (path: string) => boolean): string | undefined => {
  const conditions = listConditions(where)
  const texts = conditions.filter(isText).map(({ value }) => String(value))
  const words = texts.reduce((sum, text) => sum + text.trim().split(/\s+/u).length, 0)
  const problems: readonly (readonly [boolean, string])[] = [
    [conditions.length > MAX_CONDITIONS, `more than ${String(MAX_CONDITIONS)} conditions`],
    [
      conditions.filter(({ path }) => isOnRelation(path)).length > MAX_RELATION_CONDITIONS,
      `more than ${String(MAX_RELATION_CONDITIONS)} conditions on fields of other items`,
    ],
    [conditions.some(({ nesting }) => nesting > MAX_NESTING), 'too many conditions inside each other'],
    [conditions.some(({ value }) => countValues(value) > MAX_VALUES), `more than ${String(MAX_VALUES)} values`],
    [texts.some((text) => text.length > MAX_TEXT_CHARS), `a text of more than ${String(MAX_TEXT_CHARS)} characters`],
    [words > MAX_WORDS, `more than ${String(MAX_WORDS)} words to look for`],
  ]
  const found = problems.find(([isTooLarge]) => isTooLarge)
  return found && `This filter is too large: it has ${found[1]}. Remove a part of it and try again.`
}

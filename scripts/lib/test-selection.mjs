/** Selects the tests that `npm test -- PATTERN …` runs. */

/** @typedef {'unit' | 'database' | 'journeys'} Kind */

/** @returns {Kind | null} null for a file that `npm test` does not run */
export const kindOf = (file) => {
  if (/\.e2e\.ts$/.test(file)) return 'journeys'
  if (/\.int\.test\.ts$/.test(file)) return 'database'
  if (/\.long\.test\.ts$/.test(file)) return null
  return /\.test\.tsx?$/.test(file) ? 'unit' : null
}

/**
 * Selects the test files whose path contains one of the patterns. A single pattern that no path contains selects the
 * files with a title that contains it.
 * @param {readonly { path: string, text: string }[]} files
 * @param {readonly string[]} patterns
 * @returns {{ files: Record<Kind, string[]>, title: string | null, unmatched: string[] }} `title`: the part of a title
 *   to run, null for all; `unmatched`: the patterns that select nothing
 */
export const selectTests = (files, patterns) => {
  const tests = files.filter(({ path }) => kindOf(path) !== null)
  const byPath = tests.filter(({ path }) => patterns.some((pattern) => path.includes(pattern)))
  const [pattern] = patterns
  const isTitle = byPath.length === 0 && patterns.length === 1
  const selected = isTitle ? tests.filter(({ text }) => text.includes(pattern)) : byPath
  const pathsOf = (kind) => selected.filter(({ path }) => kindOf(path) === kind).map(({ path }) => path)
  return {
    files: { unit: pathsOf('unit'), database: pathsOf('database'), journeys: pathsOf('journeys') },
    title: isTitle ? pattern : null,
    unmatched: patterns.filter((one) => !selected.some(({ path, text }) => (isTitle ? text : path).includes(one))),
  }
}

/** Selects the tests that `npm test -- PATTERN` runs. */

/** @typedef {'unit' | 'database' | 'journeys'} Kind */

/** @returns {Kind | null} null for a file that `npm test` does not run */
export const kindOf = (file) => {
  if (/\.e2e\.ts$/.test(file)) return 'journeys'
  if (/\.int\.test\.ts$/.test(file)) return 'database'
  if (/\.long\.test\.ts$/.test(file)) return null
  return /\.test\.tsx?$/.test(file) ? 'unit' : null
}

/**
 * Selects the test files whose path contains the pattern or, where there is none, those with a title that contains it.
 * @param {readonly { path: string, text: string }[]} files
 * @param {string} pattern
 * @returns {{ files: Record<Kind, string[]>, title: string | null }} `title`: the part of a title to run, null for all
 */
export const selectTests = (files, pattern) => {
  const tests = files.filter(({ path }) => kindOf(path) !== null)
  const byPath = tests.filter(({ path }) => path.includes(pattern))
  const selected = byPath.length > 0 ? byPath : tests.filter(({ text }) => text.includes(pattern))
  const pathsOf = (kind) => selected.filter(({ path }) => kindOf(path) === kind).map(({ path }) => path)
  return {
    files: { unit: pathsOf('unit'), database: pathsOf('database'), journeys: pathsOf('journeys') },
    title: byPath.length > 0 ? null : pattern,
  }
}

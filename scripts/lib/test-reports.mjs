import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './paths.mjs'

export const countVitest = (report) => ({
  passed: report.numPassedTests,
  // A file that cannot be loaded has no tests that could fail.
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  skipped: report.numPendingTests + report.numTodoTests,
})

/** The failed tests of a report with their messages, to be printed again at the end of a long command. */
export const listVitestFailures = (report) =>
  report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failedTests = assertionResults.filter(({ status }) => status === 'failed')
    if (failedTests.length === 0 && message)
      return [{ file, title: 'the file could not be loaded', messages: [message] }]
    return failedTests.map(({ fullName, failureMessages }) => ({ file, title: fullName, messages: failureMessages }))
  })

export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  flaky: stats.flaky,
})

export const readReport = async (file) => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

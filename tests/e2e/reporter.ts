import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { root } from '../../scripts/lib/paths.mjs'

/**
 * Prints a line for each finished test, and at the end the evidence for each one that failed or was flaky: the step,
 * the error, the page's text, the site's log of that time and the paths of screenshot and trace. This output alone
 * should show the cause. The very last lines repeat the step and the error of each, since a log is often shown from its end.
 */

const MAX_LINES = 60
const MAX_SUMMARY_LINES = 12

/** The last lines of a text, indented. */
const lastLines = (text: string, maxLines = MAX_LINES): string => {
  const lines = text.trim().split('\n')
  const omissionNote = lines.length > maxLines ? [`… ${String(lines.length - maxLines)} lines before`] : []
  return [...omissionNote, ...lines.slice(-maxLines)].map((line) => `    ${line.slice(0, 400)}`).join('\n')
}

const section = (title: string, text: string): string => (text.trim() === '' ? '' : `\n  ${title}\n${lastLines(text)}`)

/** The innermost step that failed, or that had not ended when the test's time was over, with the steps around it. */
const failedStep = (steps: readonly TestStep[]): string => {
  const failed =
    steps.find((step) => step.error && step.category !== 'hook') ??
    steps.find((step) => step.error) ??
    steps.find((step) => step.duration < 0)
  if (!failed) return ''
  const inner = failedStep(failed.steps)
  return inner === '' ? failed.title : `${failed.title} › ${inner}`
}

const attachmentText = (result: TestResult, name: string): string =>
  result.attachments
    .filter((one) => one.name === name)
    .map((one) => one.body?.toString('utf8') ?? '')
    .join('\n')

/** The page's text when the test failed, from Playwright's error context. */
const pageText = (result: TestResult): string => {
  const note = result.attachments.find((one) => one.name === 'error-context')?.path
  if (note === undefined) return ''
  return /# Page snapshot\s+```ya?ml\n(.*?)```/s.exec(readFileSync(note, 'utf8'))?.[1] ?? ''
}

const listFiles = (result: TestResult): string =>
  result.attachments
    .filter((one) => one.path !== undefined)
    .map((one) => `${one.name}: ${path.relative(root, one.path ?? '')}`)
    .join('\n')

// Playwright writes colour codes even when the output is not a terminal.
const withoutColours = (text: string): string =>
  text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '')

const errorText = (result: TestResult): string =>
  withoutColours(result.errors.map((error) => error.stack ?? error.message ?? error.value ?? '').join('\n'))

const formatEvidence = (result: TestResult): string =>
  [
    section('Expected and received', errorText(result)),
    section('At step', failedStep(result.steps)),
    section('The page', pageText(result)),
    section("The site's log of that time", attachmentText(result, 'site log')),
    section('The last requests of its pages', attachmentText(result, 'requests')),
    section('Files', listFiles(result)),
  ].join('')

/** The step and the beginning of the error. */
const formatSummary = (result: TestResult): string => {
  const error = errorText(result)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line))
  return [`At step: ${failedStep(result.steps)}`, ...error.slice(0, MAX_SUMMARY_LINES)]
    .map((line) => `    ${line.slice(0, 400)}`)
    .join('\n')
}

type Failure = { readonly headline: string; readonly result: TestResult }

/** The first failed try of a test that failed or passed only on a retry. */
const findFailure = (test: TestCase): readonly Failure[] => {
  const outcome = test.outcome()
  if (outcome !== 'unexpected' && outcome !== 'flaky') return []
  const result = test.results.find((one) => one.status !== test.expectedStatus && one.status !== 'skipped')
  if (result === undefined) return []
  const place = `${path.relative(root, test.location.file)}:${String(test.location.line)}`
  const label = outcome === 'flaky' ? 'PASSED ONLY ON RETRY' : 'FAILED'
  return [{ headline: `${label} ${place}\n  ${test.title}`, result }]
}

const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

export default class JourneyReporter implements Reporter {
  private suite: Suite | undefined
  private ended = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.ended += 1
    const again = result.retry > 0 ? ' (retry)' : ''
    const mark = result.status === test.expectedStatus ? 'ok  ' : 'FAIL'
    const place = path.basename(test.location.file, '.e2e.ts')
    const of = String(this.suite?.allTests().length ?? 0)
    console.log(
      `  ${mark} ${String(this.ended)}/${of} ${place}: ${test.title} (${formatSeconds(result.duration)})${again}`,
    )
    for (const { type, description } of result.annotations) console.log(`       ${type}: ${description ?? ''}`)
  }

  onEnd(_result: FullResult): void {
    const failures = (this.suite?.allTests() ?? []).flatMap(findFailure)
    for (const { headline, result } of failures) console.log(`\n${headline}\n${formatEvidence(result)}`)
    if (failures.length === 0) return
    console.log('\nOnce more, in short:')
    for (const { headline, result } of failures) console.log(`\n${headline}\n${formatSummary(result)}`)
  }

  onError(error: { readonly stack?: string; readonly message?: string }): void {
    console.log(withoutColours(error.stack ?? error.message ?? ''))
  }

  printsToStdio(): boolean {
    return true
  }
}

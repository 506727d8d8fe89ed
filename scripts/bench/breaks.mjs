/** Mutation test: applies each break of the list in a copy of the project and reports whether a test fails. */
import { logLine } from '../lib/log.mjs'
import { batchBreaks, chooseBreaks, readBreaks } from './breaks/list.mjs'
import { applyBreaks, withProjectCopy } from './breaks/project-copy.mjs'
import { buildCopy, findFailedFiles } from './breaks/run-tests.mjs'
import { row } from './lib.mjs'

/** @typedef {import('./breaks/list.mjs').Break} Break */
/** @typedef {import('./breaks/list.mjs').Kind} Kind */
/** @typedef {{ broken: Break, noticedBy: string[] }} Outcome */

const kinds = /** @type {const} */ (['unit', 'database', 'journeys'])

/** Breaks per build, since a build takes minutes. */
const BATCH_SIZE = 6

const testFilesOf = (breaks) => [...new Set(breaks.flatMap(({ tests }) => tests))]

/** Applies some breaks to the copy and runs their tests. */
const runBroken = async (folder, kind, breaks) => {
  const name = breaks.map(({ id }) => id).join('+')
  const restore = await applyBreaks(folder, breaks)
  try {
    if (kind === 'journeys') await buildCopy(folder, name)
    return await findFailedFiles(folder, { name, kind, files: testFilesOf(breaks) })
  } finally {
    await restore()
  }
}

/** Tries some breaks together, and each alone when the whole run fails, since one of them may hide the others. */
const tryBreaks = async (folder, kind, breaks) => {
  const failedFiles = await runBroken(folder, kind, breaks)
  if (failedFiles === null && breaks.length > 1) {
    const outcomes = []
    for (const one of breaks) outcomes.push(...(await tryBreaks(folder, kind, [one])))
    return outcomes
  }
  const isFailed = (test) => failedFiles === null || failedFiles.has(test)
  return breaks.map((broken) => ({ broken, noticedBy: broken.tests.filter(isFailed) }))
}

const logOutcome = ({ broken: { id, file, what, tests }, noticedBy }) => {
  if (tests.length === 0) logLine(`  not tried ${id}: its tests fail without it`)
  else if (noticedBy.length > 0) logLine(`  noticed   ${id}: ${noticedBy.join(', ')}`)
  else logLine(`  SURVIVED  ${id}: ${what}\n            ${file}`)
}

/** Leaves out test files that fail even without a break. */
const omitFailingTests = (breaks, failingFiles) =>
  breaks.map((one) => ({ ...one, tests: one.tests.filter((test) => !failingFiles.has(test)) }))

/**
 * Tries all breaks of one kind, after running their tests once on the unchanged product.
 * @param {string} folder
 * @param {Kind} kind
 * @param {readonly Break[]} breaks
 * @returns {Promise<Outcome[]>}
 */
const tryKind = async (folder, kind, breaks) => {
  if (breaks.length === 0) return []
  logLine(`\n${kind}: ${String(breaks.length)} breaks`)
  if (kind === 'journeys') await buildCopy(folder, 'unbroken')
  const files = testFilesOf(breaks)
  const failingFiles = (await findFailedFiles(folder, { name: `unbroken-${kind}`, kind, files })) ?? new Set(files)
  for (const file of failingFiles) logLine(`  fails even without a break and is left out: ${file}`)
  const testable = omitFailingTests(breaks, failingFiles)
  const outcomes = testable.filter(({ tests }) => tests.length === 0).map((broken) => ({ broken, noticedBy: [] }))
  outcomes.forEach(logOutcome)
  const withTests = testable.filter(({ tests }) => tests.length > 0)
  for (const batch of batchBreaks(withTests, kind === 'journeys' ? BATCH_SIZE : 1)) {
    const batchOutcomes = await tryBreaks(folder, kind, batch)
    batchOutcomes.forEach(logOutcome)
    outcomes.push(...batchOutcomes)
  }
  return outcomes
}

const isNoticed = ({ noticedBy }) => noticedBy.length > 0
const isTried = ({ broken }) => broken.tests.length > 0

/** @param {readonly Outcome[]} outcomes */
const toRows = (outcomes) => {
  const noticed = (of) => `${String(of.filter(isNoticed).length)} of ${String(of.length)}`
  const one = (what, { broken: { id, layer } }) => row('breaks', `${what}: ${layer}, ${id}`, 1)
  const survived = outcomes.filter((outcome) => isTried(outcome) && !isNoticed(outcome))
  return [
    ...kinds.flatMap((kind) => {
      const of = outcomes.filter(({ broken }) => broken.kind === kind)
      return of.length === 0 ? [] : [row('breaks', `noticed, ${kind}`, noticed(of))]
    }),
    row('breaks', 'noticed', noticed(outcomes)),
    row('breaks', 'survived', survived.length),
    ...survived.map((outcome) => one('survived', outcome)),
    ...outcomes.filter((outcome) => !isTried(outcome)).map((outcome) => one('not tried', outcome)),
  ]
}

/**
 * Applies each break and runs the tests that should notice it. `BENCH_BREAKS` selects breaks by id, layer or kind,
 * separated by commas; unset, all are tried.
 */
export const benchBreaks = async () => {
  const words = (process.env.BENCH_BREAKS ?? '').split(/[\s,]+/).filter(Boolean)
  const breaks = chooseBreaks(await readBreaks(), words)
  const outcomes = await withProjectCopy(async (folder) => {
    const all = []
    for (const kind of kinds) {
      const some = breaks.filter((one) => one.kind === kind)
      all.push(...(await tryKind(folder, kind, some)))
    }
    return all
  })
  return toRows(outcomes)
}

/** Mutation test: applies each break of the list in a copy of the project and reports whether a test fails. */
import { say } from '../lib/say.mjs'
import { batchBreaks, chooseBreaks, readBreaks } from './breaks/list.mjs'
import { applyBreaks, withProjectCopy } from './breaks/project-copy.mjs'
import { buildCopy, findFailedFiles } from './breaks/run-tests.mjs'
import { row } from './lib.mjs'

/** @typedef {import('./breaks/list.mjs').Break} Break */
/** @typedef {import('./breaks/list.mjs').Kind} Kind */
/** @typedef {{ broken: Break, noticedBy: string[] }} Outcome */

const kinds = /** @type {const} */ (['unit', 'database', 'journeys'])

/** Breaks per build, since a build takes minutes. */
const batchSize = 6

const filesOf = (breaks) => [...new Set(breaks.flatMap(({ tests }) => tests))]

/** Applies some breaks to the copy and runs their tests. */
const runBroken = async (folder, kind, breaks) => {
  const name = breaks.map(({ id }) => id).join('+')
  const restore = await applyBreaks(folder, breaks)
  try {
    if (kind === 'journeys') await buildCopy(folder, name)
    return await findFailedFiles(folder, { name, kind, files: filesOf(breaks) })
  } finally {
    await restore()
  }
}

/** Tries some breaks together, and each alone when the whole run fails, since one of them may hide the others. */
const tryBreaks = async (folder, kind, breaks) => {
  const failed = await runBroken(folder, kind, breaks)
  if (failed === null && breaks.length > 1) {
    const outcomes = []
    for (const one of breaks) outcomes.push(...(await tryBreaks(folder, kind, [one])))
    return outcomes
  }
  const isFailed = (test) => failed === null || failed.has(test)
  return breaks.map((broken) => ({ broken, noticedBy: broken.tests.filter(isFailed) }))
}

const sayOutcome = ({ broken: { id, file, what, tests }, noticedBy }) => {
  if (tests.length === 0) say(`  not tried ${id}: its tests fail without it`)
  else if (noticedBy.length > 0) say(`  noticed   ${id}: ${noticedBy.join(', ')}`)
  else say(`  SURVIVED  ${id}: ${what}\n            ${file}`)
}

/** Leaves out test files that fail even without a break. */
const withoutFailing = (breaks, failing) =>
  breaks.map((one) => ({ ...one, tests: one.tests.filter((test) => !failing.has(test)) }))

/**
 * Tries all breaks of one kind, after running their tests once on the unchanged product.
 * @param {string} folder
 * @param {Kind} kind
 * @param {readonly Break[]} breaks
 * @returns {Promise<Outcome[]>}
 */
const tryKind = async (folder, kind, breaks) => {
  if (breaks.length === 0) return []
  say(`\n${kind}: ${String(breaks.length)} breaks`)
  if (kind === 'journeys') await buildCopy(folder, 'unbroken')
  const files = filesOf(breaks)
  const failing = (await findFailedFiles(folder, { name: `unbroken-${kind}`, kind, files })) ?? new Set(files)
  for (const file of failing) say(`  fails even without a break and is left out: ${file}`)
  const judged = withoutFailing(breaks, failing)
  const outcomes = judged.filter(({ tests }) => tests.length === 0).map((broken) => ({ broken, noticedBy: [] }))
  outcomes.forEach(sayOutcome)
  const tried = judged.filter(({ tests }) => tests.length > 0)
  for (const batch of batchBreaks(tried, kind === 'journeys' ? batchSize : 1)) {
    const found = await tryBreaks(folder, kind, batch)
    found.forEach(sayOutcome)
    outcomes.push(...found)
  }
  return outcomes
}

const isNoticed = ({ noticedBy }) => noticedBy.length > 0
const isTried = ({ broken }) => broken.tests.length > 0

/** @param {readonly Outcome[]} outcomes */
const rowsOf = (outcomes) => {
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
  return rowsOf(outcomes)
}

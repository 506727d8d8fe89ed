/** The list of breaks: deliberate mistakes in the product, each of which some test should notice. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../../lib/paths.mjs'
import { OperatorError } from '../../lib/log.mjs'

/** @typedef {import('../../lib/test-selection.mjs').Kind} Kind */

/**
 * @typedef {object} Break
 * @property {string} id
 * @property {string} layer the list's file: domain, services, …
 * @property {string} what its effect as a shopper, a member of staff or an attacker would notice it
 * @property {string} file
 * @property {string} find text that occurs once in the file
 * @property {string} replace its replacement
 * @property {Kind} kind the cheapest kind of test that should notice it
 * @property {string[]} tests the test files nearest to it, all of that kind
 */

const folder = inRoot('scripts/bench/breaks')

/** @returns {Promise<Break[]>} */
export const readBreaks = async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const lists = await Promise.all(
    files.map(async (name) => {
      const entries = JSON.parse(await readFile(path.join(folder, name), 'utf8'))
      return entries.map((entry) => ({ layer: path.basename(name, '.json'), ...entry }))
    }),
  )
  return lists.flat()
}

/**
 * Returns the breaks whose id, layer or kind is among the words, or all of them when there are no words.
 * @param {readonly Break[]} breaks
 * @param {readonly string[]} words
 */
export const chooseBreaks = (breaks, words) => {
  const labelsOf = ({ id, layer, kind }) => [id, layer, kind]
  const unknown = words.find((word) => !breaks.some((one) => labelsOf(one).includes(word)))
  if (unknown) throw new OperatorError(`There is no break, layer or kind called "${unknown}".`)
  return words.length === 0 ? [...breaks] : breaks.filter((one) => labelsOf(one).some((name) => words.includes(name)))
}

/**
 * Groups breaks that can share a build: no file and no test file occurs twice in a group, so that a failing test file
 * identifies one break.
 * @param {readonly Break[]} breaks
 * @param {number} size
 * @returns {Break[][]}
 */
export const batchBreaks = (breaks, size) => {
  const batches = []
  for (const one of breaks) {
    const overlaps = (other) => other.file === one.file || other.tests.some((test) => one.tests.includes(test))
    const batch = batches.find((others) => others.length < size && !others.some(overlaps))
    if (batch) batch.push(one)
    else batches.push([one])
  }
  return batches
}

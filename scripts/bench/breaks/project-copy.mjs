/** A copy of the project in which the product can be broken without touching the working tree. */
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { exclusively } from '../../lib/lock.mjs'
import { inRoot } from '../../lib/paths.mjs'
import { Problem, step } from '../../lib/say.mjs'
import { copyTree } from '../start.mjs'

const folder = inRoot('.data/breaks')

/** Tools write their caches into files that are there: a link would change the original. */
const caches = new Set(['.vite', '.vite-temp', '.vitest', '.cache'])

/** Links every file: a tool finds a whole folder of its own, without the room and time of copying it. */
const linkTree = async (from, to) => {
  await mkdir(to, { recursive: true })
  const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) => !caches.has(name))
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
      if (entry.isDirectory()) return linkTree(source, target)
      return entry.isSymbolicLink() ? symlink(await readlink(source), target) : link(source, target)
    }),
  )
}

/** Folders that git does not hold and a test run would otherwise fetch. */
const linked = ['node_modules', '.data/chromium', '.data/tools']

/**
 * Makes the copy, passes its folder on, and removes it.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withProjectCopy = (work) =>
  exclusively(inRoot('.data/breaks.lock'), async () => {
    // A run that was killed leaves its copy.
    await rm(folder, { recursive: true, force: true })
    try {
      await step('Copying the project', async () => {
        await copyTree(folder)
        for (const name of linked) if (existsSync(inRoot(name))) await linkTree(inRoot(name), path.join(folder, name))
      })
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

/**
 * Puts breaks into a copy.
 * @param {string} folder
 * @param {readonly import('./list.mjs').Break[]} breaks each in a file of its own
 * @returns {Promise<() => Promise<void>>} how to take them out again
 */
export const applyBreaks = async (folder, breaks) => {
  const files = await Promise.all(
    breaks.map(async ({ id, file, find, replace }) => {
      const target = path.join(folder, file)
      const text = await readFile(target, 'utf8')
      const [before, after, ...more] = text.split(find)
      if (after === undefined || more.length > 0)
        throw new Problem(`The text of "${id}" does not occur once in ${file}.`)
      return { target, text, broken: `${before}${replace}${after}` }
    }),
  )
  await Promise.all(files.map(({ target, broken }) => writeFile(target, broken)))
  return async () => {
    await Promise.all(files.map(({ target, text }) => writeFile(target, text)))
  }
}

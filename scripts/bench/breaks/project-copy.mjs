/** A copy of the project, so that the working tree stays unchanged. */
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from '../../lib/lock.mjs'
import { inRoot } from '../../lib/paths.mjs'
import { OperatorError, runStep } from '../../lib/log.mjs'
import { copyTree } from '../start.mjs'

const folder = inRoot('.data/breaks')

/** Cache folders: tools write into their existing files, and a hard link would change the original. */
const cacheFolders = new Set(['.vite', '.vite-temp', '.vitest', '.cache'])

/** Hard-links every file of a folder, which takes neither the space nor the time of a copy. */
const hardLinkTree = async (from, to) => {
  await mkdir(to, { recursive: true })
  const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) => !cacheFolders.has(name))
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
      if (entry.isDirectory()) return hardLinkTree(source, target)
      return entry.isSymbolicLink() ? symlink(await readlink(source), target) : link(source, target)
    }),
  )
}

/** Folders outside git that a test run would otherwise have to download. */
const linkedFolders = ['node_modules', '.data/chromium', '.data/tools']

/**
 * Creates the copy, passes its folder to `work`, and removes it afterwards.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withProjectCopy = (work) =>
  withLock(inRoot('.data/breaks.lock'), async () => {
    // A killed run leaves its copy behind.
    await rm(folder, { recursive: true, force: true })
    try {
      await runStep('Copying the project', async () => {
        await copyTree(folder)
        for (const name of linkedFolders)
          if (existsSync(inRoot(name))) await hardLinkTree(inRoot(name), path.join(folder, name))
      })
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

/**
 * Applies breaks to a copy.
 * @param {string} folder
 * @param {readonly import('./list.mjs').Break[]} breaks each in a different file
 * @returns {Promise<() => Promise<void>>} reverts them
 */
export const applyBreaks = async (folder, breaks) => {
  const files = await Promise.all(
    breaks.map(async ({ id, file, find, replace }) => {
      const target = path.join(folder, file)
      const text = await readFile(target, 'utf8')
      const [before, after, ...more] = text.split(find)
      if (after === undefined || more.length > 0)
        throw new OperatorError(`The text of "${id}" does not occur once in ${file}.`)
      return { target, text, broken: `${before}${replace}${after}` }
    }),
  )
  await Promise.all(files.map(({ target, broken }) => writeFile(target, broken)))
  return async () => {
    await Promise.all(files.map(({ target, text }) => writeFile(target, text)))
  }
}

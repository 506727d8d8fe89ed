import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify, isSameProcess } from './processes.mjs'

const readHolder = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}

const tryLock = async (file) => {
  try {
    await writeFile(file, JSON.stringify(await identify(process.pid)), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Runs `work` while no other process of this machine holds the lock. A lock whose holder died is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withLock = async (file, work) => {
  await mkdir(path.dirname(file), { recursive: true })
  let unreadable = 0
  while (!(await tryLock(file))) {
    const other = await readHolder(file)
    // An empty file is still being written; if it stays empty, its writer died.
    unreadable = other ? 0 : unreadable + 1
    if ((other && !(await isSameProcess(other))) || unreadable > 20) await rm(file, { force: true })
    else await sleep(100)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

/** Temporary folders for tests. */
import { statfsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const MEMORY_FOLDER = '/dev/shm'
const GIGABYTE = 1024 ** 3

/** True when there is a memory file system with room for several databases, on a machine that can spare it. */
const hasMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize >= 4 * GIGABYTE && os.freemem() >= 6 * GIGABYTE
  } catch {
    // There is no /dev/shm outside Linux.
    return false
  }
}

/** Folders that may contain scratch folders. */
export const scratchParents = () => [...new Set([os.tmpdir(), MEMORY_FOLDER])]

/**
 * Creates a folder that another user can enter, since the database runs as one when the tests run as root. It is in
 * memory where there is enough: on a disk, creating and dropping databases of a thousand files each takes a fifth of
 * the database tests' time.
 * @param {string} prefix the beginning of its name
 * @returns {Promise<string>} its path
 */
export const makeScratchFolder = async (prefix) => {
  const folder = await mkdtemp(path.join(hasMemory() ? MEMORY_FOLDER : os.tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}

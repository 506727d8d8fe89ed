/** Temporary folders for tests. */
import { statfsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const gigabyte = 1024 ** 3

/** True when there is a memory file system with room for several databases, on a machine that can spare it. */
const hasMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= 4 * gigabyte && os.freemem() >= 6 * gigabyte
  } catch {
    // There is no /dev/shm outside Linux.
    return false
  }
}

/** Folders that may contain scratch folders. */
export const scratchParents = () => [...new Set([os.tmpdir(), memory])]

/**
 * Creates a folder that another user can enter, since the database runs as one when the tests run as root. It is in
 * memory where there is enough: on a disk, creating and dropping databases of a thousand files each takes a fifth of
 * the database tests' time.
 * @param {string} prefix the beginning of its name
 * @returns {Promise<string>} its path
 */
export const makeScratchFolder = async (prefix) => {
  const folder = await mkdtemp(path.join(hasMemory() ? memory : os.tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}

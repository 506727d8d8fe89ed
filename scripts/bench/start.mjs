/** Time from a fresh copy of the project to a running site, and of a second start. */
import { execFile } from 'node:child_process'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { inRoot, root } from '../lib/paths.mjs'
import { row, startSite, createTemporaryFolder } from './lib.mjs'

/** Copies the working tree as git would clone it, with uncommitted changes. */
export const copyTree = async (to) => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 2 ** 26 })
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(path.join(to, path.dirname(file)), { recursive: true })
    await copyFile(inRoot(file), path.join(to, file)).catch((error) => {
      // Deleted in the working tree but still in the index.
      if (error.code !== 'ENOENT') throw error
    })
  }
}

export const benchStart = async () => {
  const { folder, remove } = await createTemporaryFolder()
  try {
    await copyTree(folder)
    const npm = { cwd: folder, file: 'npm', args: ['start'] }
    const rows = []
    for (const what of ['fresh copy to serving, install and build included', 'started again']) {
      const site = await startSite(npm)
      rows.push(row('start', what, site.seconds, 's'))
      await site.stop()
    }
    return rows
  } finally {
    await remove()
  }
}

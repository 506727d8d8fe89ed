import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { root } from './paths.mjs'

const isIgnored = (name, relative) =>
  /\.(test|e2e)\.tsx?$/.test(name) || name === 'node_modules' || /^tenants\/[^/]+\/media$/.test(relative)

const listFiles = async (relative) => {
  const stats = await stat(path.join(root, relative)).catch(() => null)
  if (stats === null) return []
  if (!stats.isDirectory()) return [relative]
  const names = (await readdir(path.join(root, relative))).sort()
  const nested = await Promise.all(
    names.filter((name) => !isIgnored(name, `${relative}/${name}`)).map((name) => listFiles(`${relative}/${name}`)),
  )
  return nested.flat()
}

/**
 * Computes one hash over the content of files and folders (relative to the project). It depends on neither git nor
 * timestamps: a copied, touched or freshly cloned tree with the same content has the same hash.
 */
export const computeFingerprint = async (paths) => {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  const files = (await Promise.all(paths.map(listFiles))).flat()
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))))
  files.forEach((file, at) => hash.update(`${file}\0`).update(contents[at]).update('\0'))
  return hash.digest('hex')
}

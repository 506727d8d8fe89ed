import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { root } from './paths.mjs'

const ignored = (name, relative) =>
  /\.(test|e2e)\.tsx?$/.test(name) || name === 'node_modules' || /^tenants\/[^/]+\/media$/.test(relative)

const filesBelow = async (relative) => {
  const about = await stat(path.join(root, relative)).catch(() => null)
  if (about === null) return []
  if (!about.isDirectory()) return [relative]
  const names = (await readdir(path.join(root, relative))).sort()
  const found = await Promise.all(
    names.filter((name) => !ignored(name, `${relative}/${name}`)).map((name) => filesBelow(`${relative}/${name}`)),
  )
  return found.flat()
}

/**
 * Computes one hash over the content of files and folders (relative to the project). It depends on neither git nor
 * timestamps: a copied, touched or freshly cloned tree with the same content has the same hash.
 */
export const fingerprint = async (places) => {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  const files = (await Promise.all(places.map(filesBelow))).flat()
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))))
  files.forEach((file, at) => hash.update(`${file}\0`).update(contents[at]).update('\0'))
  return hash.digest('hex')
}

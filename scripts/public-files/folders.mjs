import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

export const inModules = (...parts) => path.join(root, 'node_modules', ...parts)
export const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

export const emptyFolder = (name) => {
  const folder = path.join(root, 'public', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

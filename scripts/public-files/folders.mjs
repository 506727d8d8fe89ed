import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const inModules = (...parts) => path.join(root, 'node_modules', ...parts)
export const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

export const emptyFolder = (name) => {
  const folder = path.join(root, 'public', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { withLock } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { runStep } from './log.mjs'

const run = promisify(execFile)

/**
 * Imports a package that few runs need, such as Lighthouse or a browser. Its first use installs it into `.data/tools`,
 * so that `npm ci` does not have to.
 * @param {string} name
 * @param {string} version exact
 * @returns {Promise<any>} the imported module
 */
export const importTool = async (name, version) => {
  const folder = inRoot('.data/tools', `${name.replaceAll(/[^\w.-]/g, '-')}-${version}`)
  const resolve = () => createRequire(path.join(folder, 'package.json')).resolve(name)
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(path.join(folder, 'node_modules', name))) return
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'package.json'), '{"private":true}')
    const args = ['install', '--no-audit', '--no-fund', `${name}@${version}`]
    await runStep(`Installing ${name}`, () => run('npm', args, { cwd: folder, timeout: 300_000, maxBuffer: 2 ** 26 }))
  })
  return import(pathToFileURL(resolve()).href)
}

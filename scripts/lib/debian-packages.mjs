import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export const installPackage = async (name) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: 300_000, maxBuffer: 2 ** 26 }
  await run('apt-get', ['update', '-q'], options).catch(() => null)
  await run('apt-get', ['install', '-qy', '--no-install-recommends', name], options)
}

/** The environment variables that the commands read themselves; `src/env.ts` reads the rest. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataDir, inRoot, root } from './paths.mjs'
import { OperatorError } from './log.mjs'

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1'])

/** Loads `.env` into the environment; variables that are already set win. */
export const loadDotEnv = () => {
  try {
    process.loadEnvFile(inRoot('.env'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

const parseMode = (env) => {
  const mode = env.MODE || (env.DATABASE_URL || env.PUBLIC_URL ? 'production' : 'demo')
  if (mode !== 'demo' && mode !== 'production')
    throw new OperatorError(`MODE is "${mode}". It must be demo or production.`)
  return mode
}

const parsePort = (env) => {
  const port = Number(env.PORT || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new OperatorError(`PORT is "${env.PORT}". It must be a number from 1 to 65535.`)
}

/**
 * Reads the settings from the environment. A demo listens on the loopback only and production on all interfaces, unless
 * `HOST` is set. Without MODE it is a demo only when neither DATABASE_URL nor PUBLIC_URL is set, so that a real
 * installation never becomes a demo because a variable is missing.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const parseSettings = (env) => {
  const mode = parseMode(env)
  const port = parsePort(env)
  const host = env.HOST || (mode === 'demo' ? '127.0.0.1' : '0.0.0.0')
  return {
    mode,
    port,
    host,
    /** True when other machines can reach the site. */
    open: !loopbackHosts.has(host),
    dataDir: dataDir(env),
    databaseUrl: env.DATABASE_URL || null,
    publicUrl: env.PUBLIC_URL || `http://localhost:${port}`,
  }
}

/** The demo's secret, generated once and stored. Production has to set its own, which `src/env.ts` checks. */
const ensureSecret = async (folder) => {
  const file = path.join(folder, 'secret')
  const stored = await readFile(file, 'utf8').catch(() => '')
  if (stored.length >= 32) return stored
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await chmod(file, 0o600)
  return readFile(file, 'utf8')
}

/**
 * Builds the environment of the product's processes.
 * @param {ReturnType<typeof parseSettings>} settings
 * @param {string} databaseUrl
 */
export const buildEnvironment = async (settings, databaseUrl) => ({
  MODE: settings.mode,
  PORT: String(settings.port),
  HOST: settings.host,
  DATA_DIR: settings.dataDir,
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: settings.publicUrl,
  FORECOURT_ROOT: root,
  NEXT_TELEMETRY_DISABLED: '1',
  ...(settings.mode === 'demo' && !process.env.PAYLOAD_SECRET
    ? { PAYLOAD_SECRET: await ensureSecret(settings.dataDir) }
    : {}),
})

/** Creates the data folder and checks that it is writable. */
export const ensureDataDir = async (folder) => {
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, '.writable'), '')
  } catch (error) {
    if (error.code === 'ENOSPC') throw error
    throw new OperatorError(`Can’t write to DATA_DIR ${folder} (${error.code}).`)
  }
}

/**
 * Puts the environment into this process and validates it with `src/env.ts` before anything uses it.
 * @param {Record<string, string>} env
 * @throws {OperatorError} with everything that is wrong
 */
export const applyEnvironment = async (env) => {
  Object.assign(process.env, env)
  try {
    await import(pathToFileURL(inRoot('dist/check-env.mjs')).href)
  } catch (error) {
    throw new OperatorError(error.message)
  }
}

/**
 * OpenStack Swift with its S3 API, as packaged by Debian (`apt-get install swift-proxy swift-account swift-container
 * swift-object memcached`): a third-party object store that runs on this machine during a measurement.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../lib/ports.mjs'
import { OperatorError } from '../lib/log.mjs'

const parts = ['account', 'container', 'object']
const binaryPath = (name) => path.join('/usr/bin', name)

const defaultConfig = (folder, port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env.USER || 'root'}
swift_dir = ${folder}
log_level = WARNING
`

const partConfig = (folder, name, port) => `${defaultConfig(folder, port)}devices = ${folder}/nodes
mount_check = false
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const filters = ['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 's3api', 'tempauth']

const proxyConfig = (folder, port, cachePort) => `${defaultConfig(folder, port)}[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
user_test_tester = testing .admin
`

/** A ring with one copy on one device. */
const makeRing = (folder, name, port) => {
  const build = (...args) =>
    execFileSync(binaryPath('swift-ring-builder'), [`${name}.builder`, ...args], { cwd: folder })
  build('create', '4', '1', '1')
  build('add', `r1z1-127.0.0.1:${port}/sdb1`, '1')
  build('rebalance')
}

const startServer = (folder, name, args) => {
  const log = openSync(path.join(folder, `${name}.log`), 'a')
  return spawn(binaryPath(name), args, { stdio: ['ignore', log, log] })
}

const stopServer = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const waitUntilAnswering = async (port) => {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => null)
    if (response?.ok) return
    await sleep(100)
  }
  throw new OperatorError('Swift did not start.')
}

/**
 * Starts Swift in a folder, with an empty bucket `forecourt`.
 * @returns {Promise<{ env: Record<string, string>, kill: () => Promise<void>, again: () => Promise<void>, stop: () => Promise<void> }>}
 *   `kill` ends the proxy, which answers requests; `again` restarts it.
 */
export const startSwift = async (folder) => {
  const missing = ['swift-proxy-server', 'swift-ring-builder', 'memcached'].filter(
    (name) => !existsSync(binaryPath(name)),
  )
  if (missing.length > 0)
    throw new OperatorError(
      'Install Swift first: apt-get install swift-proxy swift-account swift-container swift-object memcached',
    )
  await mkdir(path.join(folder, 'nodes', 'sdb1'), { recursive: true })
  const [port, cachePort] = [await findFreePort(), await findFreePort()]
  const running = [startServer(folder, 'memcached', ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(cachePort)])]
  for (const name of parts) {
    const own = await findFreePort()
    const file = path.join(folder, `${name}.conf`)
    await writeFile(file, partConfig(folder, name, own))
    makeRing(folder, name, own)
    running.push(startServer(folder, `swift-${name}-server`, [file]))
  }
  const file = path.join(folder, 'proxy.conf')
  await writeFile(file, proxyConfig(folder, port, cachePort))
  let proxy = startServer(folder, 'swift-proxy-server', [file])
  await waitUntilAnswering(port)
  const env = {
    S3_BUCKET: 'forecourt',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'test:tester',
    S3_SECRET_ACCESS_KEY: 'testing',
  }
  await makeBucket(env)
  return {
    env,
    kill: () => stopServer(proxy),
    again: async () => {
      proxy = startServer(folder, 'swift-proxy-server', [file])
      await waitUntilAnswering(port)
    },
    stop: async () => {
      for (const child of [proxy, ...running]) await stopServer(child)
    },
  }
}

const makeBucket = async (env) => {
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: true,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
  })
  // The storage servers may still be starting.
  for (let tries = 0; ; tries += 1) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: env.S3_BUCKET }))
      return
    } catch (error) {
      if (tries > 30) throw error
      await sleep(1000)
    }
  }
}

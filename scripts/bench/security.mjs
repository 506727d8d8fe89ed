/** Attacks on a running site: endless bodies, files that are hard to parse, and cut database connections. */
import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../lib/log.mjs'
import { requestChallenge, solveChallenge } from './bot-check.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { measureCuts, signInStaff } from './connection-cuts.mjs'
import { encodeForm, send } from './http-client.mjs'
import { measurePolicy } from './page-policy.mjs'
import { requestPath } from './sites.mjs'

const DEALER = 'voltara'
const MB = 1024 * 1024

const readMemoryMb = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Sends a body of spaces until it is answered or complete. Returns the status and the seconds until it. */
const sendLargeBody = (port, host, target, { bytes, chunked, headers = {} }) =>
  new Promise((resolve) => {
    const startedAt = performance.now()
    const length = chunked ? {} : { 'content-length': bytes }
    const type = 'content-type' in headers ? {} : { 'content-type': 'application/json' }
    const clientRequest = request({
      port,
      host: '127.0.0.1',
      path: target,
      method: 'POST',
      headers: { ...type, ...headers, ...length, host: `${host}:${port}` },
    })
    const end = (status) => {
      resolve({ status, seconds: seconds(startedAt) })
      clientRequest.destroy()
    }
    clientRequest.once('response', ({ statusCode }) => end(statusCode))
    clientRequest.once('error', (error) => end(error.code))
    const chunk = Buffer.alloc(MB, 0x20)
    let sent = 0
    const more = () => {
      while (!clientRequest.destroyed && sent < bytes) {
        sent += chunk.length
        if (!clientRequest.write(chunk)) return clientRequest.once('drain', more)
      }
      clientRequest.end()
    }
    more()
  })

const platformRoutes = [
  '/api/pages',
  '/api/users/login',
  '/api/media',
  '/api/stock-feeds/x/import',
  '/admin',
  '/api/tenants/set-up',
]
const dealerRoutes = [
  '/api/leads',
  '/api/sign-in',
  '/api/payments',
  '/api/search/1/indexes/*/queries',
  '/api/events',
  '/saved-searches',
]

const measureBodies = async (site) => {
  const routes = [
    ...platformRoutes.map((target) => ['localhost', target]),
    ...dealerRoutes.map((target) => [`${DEALER}.localhost`, target]),
  ]
  // A small body first, so that memory loaded at a route's first request is not counted.
  for (const [host, target] of routes) await sendLargeBody(site.port, host, target, { bytes: 100, chunked: false })
  const before = await readMemoryMb(site.pid)
  let highest = before
  const watch = setInterval(() => void readMemoryMb(site.pid).then((now) => (highest = Math.max(highest, now))), 50)
  const answers = []
  for (const [host, target] of routes) {
    for (const [size, chunked] of [
      [300, false],
      [480, true],
    ]) {
      const bodies = Array.from({ length: 12 }, () =>
        sendLargeBody(site.port, host, target, { bytes: size * MB, chunked }),
      )
      answers.push(...(await Promise.all(bodies)))
    }
  }
  clearInterval(watch)
  const wrong = answers.filter(({ status }) => ![413, 429].includes(status))
  if (wrong.length > 0) throw new OperatorError(`Large bodies were answered ${JSON.stringify(wrong.slice(0, 3))}.`)
  return [
    row(
      'security',
      `${answers.length} bodies of 300 and 480 MB, 12 at a time: process grows by`,
      highest - before,
      'MB',
    ),
    row('security', 'the same: slowest refusal', Math.max(...answers.map((one) => one.seconds)), 's'),
  ]
}

const hardFiles = {
  'an unclosed quote in 45 MB': () => `stock,title\n1,"${'x,y\n'.repeat((45 * MB) / 4)}`,
  '400,000 columns': () => `${Array.from({ length: 400_000 }, (_, n) => `column ${n}`).join(',')}\n1,2\n`,
  '900,000 rows': () => `stock,title,make,price\n${'1,Ute,Toyota,20000\n'.repeat(900_000)}`,
}

/** Returns the slowest `/healthz` in milliseconds while `work` runs. */
const measureSlowestHealth = async (site, work) => {
  let going = true
  let slowest = 0
  const watching = (async () => {
    while (going) {
      const startedAt = performance.now()
      await requestPath(site.port, `localhost:${site.port}`, '/healthz')
      slowest = Math.max(slowest, performance.now() - startedAt)
      await sleep(10)
    }
  })()
  await work()
  going = false
  await watching
  return slowest
}

const measureImports = async (site, installation) => {
  const token = await signInStaff(site, installation, DEALER)
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const host = `localhost:${site.port}`
  const client = new pg.Client({ connectionString: installation.env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(
    'SELECT f.id FROM stock_feeds f JOIN tenants t ON t.id = f.tenant_id WHERE t.slug = $1 LIMIT 1',
    [DEALER],
  )
  await client.end()
  const resultRows = []
  for (const [name, make] of Object.entries(hardFiles)) {
    const file = path.join(installation.folder, 'hard.csv')
    await writeFile(file, make())
    const body = await readFile(file)
    const slowest = await measureSlowestHealth(site, async () => {
      const target = `/api/stock-feeds/${rows[0].id}/import?dry-run=1&name=hard.csv`
      const answer = await requestPath(site.port, host, target, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/csv', 'content-length': body.length },
        body,
      })
      if (![200, 422].includes(answer.statusCode))
        throw new OperatorError(`The file was answered ${answer.statusCode}.`)
    })
    resultRows.push(row('security', `slowest /healthz while a file with ${name} is imported`, slowest, 'ms'))
  }
  return resultRows
}

const TEXTED_PHONE = '0491 570 159'

/** Requests four codes for one phone from every demo dealer, alternating between two web processes. */
const measureTexts = async (sites, installation) => {
  const client = new pg.Client({ connectionString: installation.env.DATABASE_URL })
  await client.connect()
  const { rows: dealers } = await client.query('SELECT slug FROM tenants ORDER BY slug')
  const clientRequest = dealers.flatMap(({ slug }) => [0, 1, 2, 3].map(() => `${slug}.localhost`))
  const answers = await Promise.all(
    clientRequest.map(async (host, n) => {
      const { port } = sites[n % sites.length]
      const bot_check = solveChallenge(await requestChallenge(port, host, 900 + n))
      const body = encodeForm({ phone: TEXTED_PHONE, bot_check })
      return send({ port, host, path: '/api/sign-in', sender: 900 + n, body })
    }),
  )
  const { rows } = await client.query('SELECT count(*)::int AS n FROM messages WHERE recipient = $1', [
    `+61${TEXTED_PHONE.replaceAll(' ', '').slice(1)}`,
  ])
  await client.end()
  const odd = answers.find(({ status }) => status !== 303)
  if (odd) throw new OperatorError(`A request for a code was answered ${odd.status}.`)
  const what = `texts to one phone, of ${clientRequest.length} asked from ${dealers.length} dealers at ${sites.length} web processes`
  return [row('security', what, rows[0].n)]
}

/** @param {{ folder: string, env: Record<string, string> }} place a seeded installation */
export const benchSecurity = async (installation) => {
  const env = { DATABASE_URL: installation.env.DATABASE_URL, DATA_DIR: installation.env.DATA_DIR, MODE: 'demo' }
  const site = await startSite({ env })
  const rows = []
  try {
    const second = await startSite({ env })
    rows.push(...(await measureTexts([site, second], installation)))
    await second.stop()
    rows.push(
      ...(await measureBodies(site)),
      ...(await measureImports(site, installation)),
      ...(await measureCuts(site, installation)),
    )
  } finally {
    await site.stop()
  }
  return [...rows, ...(await measurePolicy(env))]
}

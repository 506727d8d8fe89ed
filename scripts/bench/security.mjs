/** Attacks on one running site: bodies without end, files that are hard to read, and database connections that are cut. */
import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Problem } from '../lib/say.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { form, send } from './sender.mjs'
import { ask } from './sites.mjs'

const dealer = 'voltara'
const MB = 1024 * 1024

const memoryMb = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Sends zeros until they are answered or all sent; answers the status and the seconds until it. */
const sendZeros = (port, host, target, { bytes, chunked, headers = {} }) =>
  new Promise((resolve) => {
    const began = performance.now()
    const length = chunked ? {} : { 'content-length': bytes }
    const type = 'content-type' in headers ? {} : { 'content-type': 'application/json' }
    const asked = request({
      port,
      host: '127.0.0.1',
      path: target,
      method: 'POST',
      headers: { ...type, ...headers, ...length, host: `${host}:${port}` },
    })
    const end = (status) => {
      resolve({ status, seconds: seconds(began) })
      asked.destroy()
    }
    asked.once('response', ({ statusCode }) => end(statusCode))
    asked.once('error', (error) => end(error.code))
    const chunk = Buffer.alloc(MB, 0x20)
    let sent = 0
    const more = () => {
      while (!asked.destroyed && sent < bytes) {
        sent += chunk.length
        if (!asked.write(chunk)) return asked.once('drain', more)
      }
      asked.end()
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
    ...dealerRoutes.map((target) => [`${dealer}.localhost`, target]),
  ]
  // Once small, so that what a route loads at its first request is not counted.
  for (const [host, target] of routes) await sendZeros(site.port, host, target, { bytes: 100, chunked: false })
  const before = await memoryMb(site.pid)
  let highest = before
  const watch = setInterval(() => void memoryMb(site.pid).then((now) => (highest = Math.max(highest, now))), 50)
  const answers = []
  for (const [host, target] of routes) {
    for (const [size, chunked] of [
      [300, false],
      [480, true],
    ]) {
      const bodies = Array.from({ length: 12 }, () => sendZeros(site.port, host, target, { bytes: size * MB, chunked }))
      answers.push(...(await Promise.all(bodies)))
    }
  }
  clearInterval(watch)
  const wrong = answers.filter(({ status }) => ![413, 429].includes(status))
  if (wrong.length > 0) throw new Problem(`Large bodies were answered ${JSON.stringify(wrong.slice(0, 3))}.`)
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

const staffToken = async (site, place) => {
  const logins = JSON.parse(await readFile(path.join(place.env.DATA_DIR, 'logins.json'), 'utf8'))
  const login = logins.find(({ tenant }) => tenant === dealer)
  const headers = { 'content-type': 'application/json' }
  const answer = await ask(site.port, `localhost:${site.port}`, '/api/users/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
  return JSON.parse(answer.body.toString()).token
}

const hardFiles = {
  'an unclosed quote in 45 MB': () => `stock,title\n1,"${'x,y\n'.repeat((45 * MB) / 4)}`,
  '400,000 columns': () => `${Array.from({ length: 400_000 }, (_, n) => `column ${n}`).join(',')}\n1,2\n`,
  '900,000 rows': () => `stock,title,make,price\n${'1,Ute,Toyota,20000\n'.repeat(900_000)}`,
}

/** The slowest `/healthz` while a file is imported. */
const slowestHealth = async (site, work) => {
  let going = true
  let slowest = 0
  const watching = (async () => {
    while (going) {
      const began = performance.now()
      await ask(site.port, `localhost:${site.port}`, '/healthz')
      slowest = Math.max(slowest, performance.now() - began)
      await sleep(10)
    }
  })()
  await work()
  going = false
  await watching
  return slowest
}

const measureImports = async (site, place) => {
  const token = await staffToken(site, place)
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const host = `localhost:${site.port}`
  const client = new pg.Client({ connectionString: place.env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(
    'SELECT f.id FROM stock_feeds f JOIN tenants t ON t.id = f.tenant_id WHERE t.slug = $1 LIMIT 1',
    [dealer],
  )
  await client.end()
  const found = []
  for (const [name, make] of Object.entries(hardFiles)) {
    const file = path.join(place.folder, 'hard.csv')
    await writeFile(file, make())
    const body = await readFile(file)
    const slowest = await slowestHealth(site, async () => {
      const target = `/api/stock-feeds/${rows[0].id}/import?dry-run=1&name=hard.csv`
      const answer = await ask(site.port, host, target, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/csv', 'content-length': body.length },
        body,
      })
      if (![200, 422].includes(answer.statusCode)) throw new Problem(`The file was answered ${answer.statusCode}.`)
    })
    found.push(row('security', `slowest /healthz while a file with ${name} is imported`, slowest, 'ms'))
  }
  return found
}

const lead = (n) =>
  form({
    purpose: 'enquiry',
    name: 'Ada Lovelace',
    phone: '0491 570 156',
    category: 'Sales',
    message: 'Hello',
    email: `cut-${n}@bench.example`,
    key: `cut-${n}`,
  })

/** One kind of request, again and again until told to stop; notes each status. */
const load = async (statuses, going, once) => {
  for (let n = 0; going(); n += 1) {
    const status = await once(n).catch((error) => error.code ?? 'error')
    statuses.push(status)
    await sleep(5)
  }
}

const measureCuts = async (site, place) => {
  const length = Number(process.env.BENCH_CUT_SECONDS ?? 60) * 1000
  const token = await staffToken(site, place)
  const client = new pg.Client({ connectionString: place.env.DATABASE_URL })
  await client.connect()
  const one = async (table) =>
    (
      await client.query(`SELECT d.id FROM ${table} d JOIN tenants t ON t.id = d.tenant_id WHERE t.slug = $1 LIMIT 1`, [
        dealer,
      ])
    ).rows[0].id
  const location = await one('locations')
  const host = `${dealer}.localhost:${site.port}`
  const json = { 'content-type': 'application/json', authorization: `JWT ${token}` }
  const taken = []
  const statuses = { 'sign-in': [], lead: [], search: [], page: [], save: [] }
  let going = true
  const isGoing = () => going
  const post = (target, body, sender) =>
    send({ port: site.port, host: `${dealer}.localhost`, path: target, sender, body })
  const loads = [
    ...[0, 1, 2, 3].map((at) =>
      load(
        statuses['sign-in'],
        isGoing,
        async (n) =>
          (await post('/api/sign-in', form({ phone: `04915${String(70_000 + ((at * 997 + n) % 9000))}` }), 200 + at))
            .status,
      ),
    ),
    ...[0, 1, 2].map((at) =>
      load(statuses.lead, isGoing, async (n) => {
        const { status } = await post('/api/leads', lead(`${at}-${n}`), 300 + at * 500 + (n % 400))
        if (status === 200) taken.push(`cut-${at}-${n}@bench.example`)
        return status
      }),
    ),
    load(statuses.search, isGoing, async (n) => (await ask(site.port, host, `/search/?query=cut${n}`)).statusCode),
    load(statuses.page, isGoing, async (n) => (await ask(site.port, host, `/contact-us?n=${n}`)).statusCode),
    load(
      statuses.save,
      isGoing,
      async (n) =>
        (
          await ask(site.port, `localhost:${site.port}`, `/api/locations/${location}`, {
            method: 'PATCH',
            headers: json,
            body: JSON.stringify({ badge: `Cut ${n}` }),
          })
        ).statusCode,
    ),
  ]
  const until = performance.now() + length
  let cuts = 0
  while (performance.now() < until && !site.ended()) {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' ORDER BY random() LIMIT 1`,
    )
    cuts += rowCount
    await sleep(40)
  }
  going = false
  await Promise.all(loads)
  if (site.ended()) throw new Problem(`The site ended:\n${site.output().slice(-2000)}`)
  const { rows } = await client.query(
    "SELECT email, count(*)::int AS n FROM leads WHERE email LIKE 'cut-%' GROUP BY email",
  )
  await client.end()
  const stored = new Map(rows.map(({ email, n }) => [email, n]))
  const all = Object.entries(statuses).flatMap(([name, some]) => some.map((status) => ({ name, status })))
  const unclear = all.filter(({ status }) => typeof status !== 'number' || (status >= 500 && status !== 503))
  return [
    row('security', 'connections cut', cuts),
    row('security', 'requests answered while they were', all.length),
    row('security', 'answers that were neither a page nor a clear 503', unclear.length),
    row(
      'security',
      'the kinds of those',
      [...new Set(unclear.map(({ name, status }) => `${name} ${status}`))].join(', ') || 'none',
    ),
    row('security', 'leads that were accepted and are lost', taken.filter((email) => !stored.has(email)).length),
    row('security', 'leads that are there twice', [...stored.values()].filter((n) => n > 1).length),
  ]
}

/** @param {{ folder: string, env: Record<string, string> }} place a seeded installation */
export const benchSecurity = async (place) => {
  const site = await startSite({
    env: {
      DATABASE_URL: place.env.DATABASE_URL,
      DATA_DIR: place.env.DATA_DIR,
      MODE: 'demo',
    },
  })
  try {
    return [...(await measureBodies(site)), ...(await measureImports(site, place)), ...(await measureCuts(site, place))]
  } finally {
    await site.stop()
  }
}

/** Forms: how long a shopper waits for the answer, and what becomes of two thousand while Postgres and the site are killed. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Problem } from '../lib/say.mjs'
import { median, row, seconds, startSite } from './lib.mjs'

const timed = 'yarra-value-cars'
/** Asks for no proof: what is tried here is that nothing is lost. */
const hammered = 'voltara'
const others = 20
const total = Number(process.env.BENCH_LEADS ?? 2000)
const atOnce = 50

/** From an address of its own: a sender may write so often an hour. */
const ask = (port, tenant, target, sender, body) =>
  new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: target,
      method: body === undefined ? 'GET' : 'POST',
      localAddress: `127.0.7.${1 + sender}`,
      agent: false,
      timeout: 20_000,
      headers: {
        host: `${tenant}.localhost:${port}`,
        accept: 'application/json',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
      },
    })
    asked.once('timeout', () => asked.destroy(new Error('No answer within 20 s.')))
    asked.once('error', reject)
    asked.once('response', (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => resolve({ status: response.statusCode, text: Buffer.concat(parts).toString('utf8') }))
    })
    asked.end(body)
  })

/** What a browser does between the first touch of a form and its button. */
const proof = async (port, sender) => {
  const { challenge, salt, signature, algorithm, maxnumber } = JSON.parse(
    (await ask(port, timed, '/api/bot-check', sender)).text,
  )
  for (let number = 0; number <= maxnumber; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  throw new Problem('The work of the bot check cannot be done.')
}

const formOf = (more) =>
  new URLSearchParams({
    purpose: 'enquiry',
    name: 'Ada Lovelace',
    phone: '0491 570 156',
    category: 'Sales',
    message: 'Is it still there?',
    ...more,
  }).toString()

/** One of twenty people who write, read what comes, and write again. */
const person = async (port, sender, times, going) => {
  for (let n = 0; going(); n += 1) {
    const bot_check = await proof(port, sender)
    const body = formOf({ email: `time-${sender}-${n}@bench.example`, key: `${sender}-${n}`, bot_check })
    await sleep(100 + Math.random() * 400)
    const began = performance.now()
    const { status, text } = await ask(port, timed, '/api/leads', sender, body)
    if (status !== 200) throw new Problem(`A form was answered ${status}: ${text.slice(0, 200)}`)
    times.push(performance.now() - began)
  }
}

const measureTimes = async (port) => {
  const [times, warm] = [[], []]
  let going = true
  const some = Array.from({ length: others + 1 }, (_, sender) => sender)
  const warming = some.map((sender) => person(port, 60 + sender, warm, () => going))
  await sleep(8000)
  going = false
  await Promise.all(warming)
  const until = performance.now() + 30_000
  await Promise.all(some.map((sender) => person(port, sender, times, () => performance.now() < until)))
  const sorted = times.toSorted((one, other) => one - other)
  return [
    row('leads', `forms answered, ${others} others writing`, sorted.length),
    row('leads', 'press to confirmed: p50', median(sorted), 'ms'),
    row('leads', 'press to confirmed: p95', sorted[Math.floor(sorted.length * 0.95)], 'ms'),
  ]
}

/** As a person would: what got no answer is sent again, the same form with the same key. */
const persist = async (at, n, acknowledged) => {
  const body = formOf({ email: `keep-${n}@bench.example`, key: `keep-${n}` })
  const end = performance.now() + 180_000
  for (;;) {
    const answer = await ask(at.port, hammered, '/api/leads', n % atOnce, body).catch(() => null)
    if (answer?.status === 200) return acknowledged.set(n, JSON.parse(answer.text).lead_id)
    if (performance.now() > end) throw new Problem(`Form ${n} was not taken within three minutes.`)
    await sleep(250)
  }
}

const killPostgres = async (dataDir) => {
  const { pid } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'))
  process.kill(pid, 'SIGKILL')
}

const whenTaken = async (acknowledged, part) => {
  while (acknowledged.size < total * part) await sleep(20)
}

const countStored = async (url, acknowledged) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query("SELECT id, email FROM leads WHERE email LIKE 'keep-%@bench.example'")
    const ids = new Map()
    for (const { id, email } of rows) ids.set(email, [...(ids.get(email) ?? []), id])
    const of = (n) => ids.get(`keep-${n}@bench.example`) ?? []
    const all = [...acknowledged]
    return {
      lost: all.filter(([n, id]) => !of(n).includes(id)).length,
      twice: all.filter(([n]) => of(n).length > 1).length,
      stored: rows.length,
    }
  } finally {
    await client.end()
  }
}

const hammer = async (place, start) => {
  const at = await start()
  const acknowledged = new Map()
  const began = performance.now()
  let next = 0
  const clients = Array.from({ length: atOnce }, async () => {
    while (next < total) {
      next += 1
      await persist(at, next - 1, acknowledged)
    }
  })
  try {
    const trouble = async () => {
      await whenTaken(acknowledged, 0.2)
      await killPostgres(place.settings.dataDir)
      await whenTaken(acknowledged, 0.5)
      await at.kill()
      await start()
      await whenTaken(acknowledged, 0.7)
      await killPostgres(place.settings.dataDir)
    }
    await Promise.all([...clients, trouble()])
    const took = seconds(began)
    const { lost, twice, stored } = await countStored(place.env.DATABASE_URL, acknowledged)
    return [
      row('leads', 'forms sent, Postgres killed twice and the site once', total),
      row('leads', 'of them acknowledged', acknowledged.size),
      row('leads', 'acknowledged and not stored', lost),
      row('leads', 'stored twice', twice),
      row('leads', 'stored', stored),
      row('leads', 'until all were taken', took, 's'),
    ]
  } finally {
    await at.stop()
  }
}

/** @param {{ env: Record<string, string>, settings: { dataDir: string } }} place */
export const benchLeads = async (place) => {
  const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET } = place.env
  const env = { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, MODE: 'demo', RUN_JOBS: '0' }
  /** The one site that runs, whichever it is. */
  const at = { port: 0, site: null, kill: () => at.site.kill(), stop: () => at.site?.stop() }
  const start = async () => {
    at.site = await startSite({ env })
    at.port = at.site.port
    return at
  }
  await start()
  const times = await measureTimes(at.port).finally(() => at.stop())
  return [...times, ...(await hammer(place, start))]
}

/**
 * Uploads in an object store (Swift) shared by the web processes of two machines, while the store and a process are
 * killed.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import sharp from 'sharp'
import { inRoot } from '../lib/paths.mjs'
import { Problem } from '../lib/say.mjs'
import { staffToken } from './cuts.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { ask } from './sites.mjs'
import { startSwift } from './swift.mjs'

const dealer = 'voltara'
const pictures = Number(process.env.BENCH_UPLOADS || 60)
const atOnce = 4

const picture = (n) =>
  sharp({ create: { width: 1600, height: 1067, channels: 3, background: { r: n % 256, g: 90, b: 160 } } })
    .jpeg()
    .toBuffer()

/** @returns {Promise<{ status: number | string, file: string }>} */
const upload = async (site, token, tenant, n) => {
  const form = new FormData()
  form.set('file', new File([await picture(n)], `bench-${n}.jpg`, { type: 'image/jpeg' }))
  form.set('_payload', JSON.stringify({ alt: `Bench ${n}`, tenant }))
  try {
    const answer = await fetch(`http://localhost:${site.port}/api/media?depth=0`, {
      method: 'POST',
      headers: { authorization: `JWT ${token}` },
      body: form,
    })
    const body = await answer.json().catch(() => ({}))
    return { status: answer.status, file: body.doc?.filename ?? '' }
  } catch (error) {
    return { status: error.cause?.code ?? error.name, file: '' }
  }
}

/** Uploads images numbered from `from`, several at once, and runs `meanwhile` next to it. */
const send = async (site, token, tenant, { from, meanwhile = async () => {} }) => {
  const answers = []
  let next = from
  const lane = async () => {
    while (next < from + pictures) answers.push(await upload(site, token, tenant, next++))
  }
  const lanes = Array.from({ length: atOnce }, lane)
  const done = meanwhile(() => answers.length)
  await Promise.all([...lanes, done])
  return answers
}

const until = async (holds) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Counts the documents' files that a process cannot serve. */
const missingAt = async (site, db) => {
  const { rows } = await db.query("SELECT filename FROM media WHERE alt LIKE 'Bench %'")
  let missing = 0
  for (const { filename } of rows) {
    const host = `${dealer}.localhost:${site.port}`
    const { statusCode } = await ask(site.port, host, `/images/media/uploads/${filename}?width=160`)
    if (statusCode !== 200) missing += 1
  }
  return { missing, documents: rows.length }
}

const statuses = (answers) => {
  const counts = new Map()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}

/** Runs the command of `npm run uploads:move`. */
const move = async (place, env) => {
  const options = { env: { ...process.env, ...place.env, ...env, NODE_ENV: 'production' } }
  const { stdout } = await promisify(execFile)(process.execPath, [inRoot('dist', 'uploads-move.mjs')], options)
  const [, copied = '0', there = '0'] = /(\d+) uploads copied .*, (\d+) were/.exec(stdout) ?? []
  return { copied: Number(copied), there: Number(there) }
}

const attempt = async (place, swift, db) => {
  const shared = { DATABASE_URL: place.env.DATABASE_URL, MODE: 'demo', PAYLOAD_SECRET: place.env.PAYLOAD_SECRET }
  const [{ id: tenant }] = (await db.query('SELECT id FROM tenants WHERE slug = $1', [dealer])).rows
  const rows = []
  const onDisk = await startSite({ env: { ...shared, DATA_DIR: place.env.DATA_DIR } })
  const token = await staffToken(onDisk, place, dealer)
  await send(onDisk, token, tenant, { from: 0 })
  await onDisk.stop()
  const moved = [await move(place, swift.env), await move(place, swift.env)]
  rows.push(
    row('uploads', `uploads moved from the disk; copied by a second run`, `${moved[0].copied}; ${moved[1].copied}`),
  )

  // From here on neither machine sees the first one's disk.
  const first = { ...shared, ...swift.env, DATA_DIR: path.join(place.folder, 'machine-1') }
  const second = { ...shared, ...swift.env, DATA_DIR: path.join(place.folder, 'machine-2') }
  for (const { DATA_DIR } of [first, second]) await mkdir(DATA_DIR, { recursive: true })
  const other = await startSite({ env: second })
  let site = await startSite({ env: first })
  try {
    const began = performance.now()
    const plain = await send(site, token, tenant, { from: 1000 })
    const perSecond = plain.length / seconds(began)
    if (plain.some(({ status }) => status !== 201)) throw new Problem(`Uploads were answered ${statuses(plain)}.`)
    rows.push(row('uploads', 'images of 1600 px stored in Swift', perSecond, '/s'))

    const cut = await send(site, token, tenant, {
      from: 2000,
      meanwhile: async (answered) => {
        await until(() => answered() > pictures / 4)
        await swift.kill()
        await until(() => answered() > pictures / 2)
        await swift.again()
      },
    })
    const unclear = cut.filter(({ status }) => ![201, 503].includes(status))
    rows.push(
      row('uploads', 'Swift killed while images are uploaded: answers', statuses(cut)),
      row('uploads', 'of these neither stored nor a clear refusal', unclear.length),
    )
    const killed = await send(site, token, tenant, {
      from: 3000,
      meanwhile: async (answered) => {
        await until(() => answered() > pictures / 4)
        await site.kill()
      },
    })
    rows.push(row('uploads', 'the web process killed meanwhile: answers', statuses(killed)))
    site = await startSite({ env: first })
    const { missing, documents } = await missingAt(other, db)
    rows.push(
      row('uploads', `files missing at another machine, of ${documents} documents`, missing),
      row('uploads', 'files without a document, recorded for removal', await notedCount(db)),
    )
  } finally {
    await site.stop()
    await other.stop()
  }
  return rows
}

const notedCount = async (db) => (await db.query('SELECT count(*)::int AS n FROM upload_removals')).rows[0].n

/** @param {{ folder: string, env: Record<string, string> }} place a seeded installation */
export const benchUploads = async (place) => {
  const folder = path.join(place.folder, 'swift')
  await mkdir(folder, { recursive: true })
  const swift = await startSwift(folder)
  const db = new pg.Client({ connectionString: place.env.DATABASE_URL })
  await db.connect()
  try {
    return await attempt(place, swift, db)
  } finally {
    await db.end()
    await swift.stop()
  }
}

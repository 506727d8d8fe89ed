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
import { OperatorError } from '../lib/log.mjs'
import { signInStaff } from './connection-cuts.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { requestPath } from './sites.mjs'
import { startSwift } from './swift.mjs'

const DEALER = 'voltara'
const imageCount = Number(process.env.BENCH_UPLOADS || 60)
const UPLOADS_AT_ONCE = 4

const createImage = (n) =>
  sharp({ create: { width: 1600, height: 1067, channels: 3, background: { r: n % 256, g: 90, b: 160 } } })
    .jpeg()
    .toBuffer()

/** @returns {Promise<{ status: number | string, file: string }>} */
const upload = async (site, token, tenant, n) => {
  const form = new FormData()
  form.set('file', new File([await createImage(n)], `bench-${n}.jpg`, { type: 'image/jpeg' }))
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
const uploadMany = async (site, token, tenant, { from, meanwhile = async () => {} }) => {
  const answers = []
  let next = from
  const lane = async () => {
    while (next < from + imageCount) answers.push(await upload(site, token, tenant, next++))
  }
  const lanes = Array.from({ length: UPLOADS_AT_ONCE }, lane)
  const meanwhilePromise = meanwhile(() => answers.length)
  await Promise.all([...lanes, meanwhilePromise])
  return answers
}

const waitUntil = async (condition) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Counts the documents' files that a process cannot serve. */
const countMissing = async (site, db) => {
  const { rows } = await db.query("SELECT filename FROM media WHERE alt LIKE 'Bench %'")
  let missing = 0
  for (const { filename } of rows) {
    const host = `${DEALER}.localhost:${site.port}`
    const { statusCode } = await requestPath(site.port, host, `/images/media/uploads/${filename}?width=160`)
    if (statusCode !== 200) missing += 1
  }
  return { missing, documents: rows.length }
}

const formatStatuses = (answers) => {
  const counts = new Map()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}

/** Runs the command of `npm run uploads:move`. */
const moveUploads = async (installation, env) => {
  const options = { env: { ...process.env, ...installation.env, ...env, NODE_ENV: 'production' } }
  const { stdout } = await promisify(execFile)(process.execPath, [inRoot('dist', 'uploads-move.mjs')], options)
  const [, copied = '0', there = '0'] = /(\d+) uploads copied .*, (\d+) were/.exec(stdout) ?? []
  return { copied: Number(copied), there: Number(there) }
}

const measureUploads = async (installation, swift, db) => {
  const shared = {
    DATABASE_URL: installation.env.DATABASE_URL,
    MODE: 'demo',
    PAYLOAD_SECRET: installation.env.PAYLOAD_SECRET,
  }
  const [{ id: tenant }] = (await db.query('SELECT id FROM tenants WHERE slug = $1', [DEALER])).rows
  const rows = []
  const onDisk = await startSite({ env: { ...shared, DATA_DIR: installation.env.DATA_DIR } })
  const token = await signInStaff(onDisk, installation, DEALER)
  await uploadMany(onDisk, token, tenant, { from: 0 })
  await onDisk.stop()
  const moves = [await moveUploads(installation, swift.env), await moveUploads(installation, swift.env)]
  rows.push(
    row('uploads', `uploads moved from the disk; copied by a second run`, `${moves[0].copied}; ${moves[1].copied}`),
  )

  // From here on neither machine sees the first one's disk.
  const first = { ...shared, ...swift.env, DATA_DIR: path.join(installation.folder, 'machine-1') }
  const second = { ...shared, ...swift.env, DATA_DIR: path.join(installation.folder, 'machine-2') }
  for (const { DATA_DIR } of [first, second]) await mkdir(DATA_DIR, { recursive: true })
  const other = await startSite({ env: second })
  let site = await startSite({ env: first })
  try {
    const startedAt = performance.now()
    const plain = await uploadMany(site, token, tenant, { from: 1000 })
    const perSecond = plain.length / seconds(startedAt)
    if (plain.some(({ status }) => status !== 201))
      throw new OperatorError(`Uploads were answered ${formatStatuses(plain)}.`)
    rows.push(row('uploads', 'images of 1600 px stored in Swift', perSecond, '/s'))

    const cut = await uploadMany(site, token, tenant, {
      from: 2000,
      meanwhile: async (answerCount) => {
        await waitUntil(() => answerCount() > imageCount / 4)
        await swift.kill()
        await waitUntil(() => answerCount() > imageCount / 2)
        await swift.again()
      },
    })
    const unclear = cut.filter(({ status }) => ![201, 503].includes(status))
    rows.push(
      row('uploads', 'Swift killed while images are uploaded: answers', formatStatuses(cut)),
      row('uploads', 'of these neither stored nor a clear refusal', unclear.length),
    )
    const answersDuringKill = await uploadMany(site, token, tenant, {
      from: 3000,
      meanwhile: async (answerCount) => {
        await waitUntil(() => answerCount() > imageCount / 4)
        await site.kill()
      },
    })
    rows.push(row('uploads', 'the web process killed meanwhile: answers', formatStatuses(answersDuringKill)))
    site = await startSite({ env: first })
    const { missing, documents } = await countMissing(other, db)
    rows.push(
      row('uploads', `files missing at another machine, of ${documents} documents`, missing),
      row('uploads', 'files without a document, recorded for removal', await countRemovals(db)),
    )
  } finally {
    await site.stop()
    await other.stop()
  }
  return rows
}

const countRemovals = async (db) => (await db.query('SELECT count(*)::int AS n FROM upload_removals')).rows[0].n

/** @param {{ folder: string, env: Record<string, string> }} place a seeded installation */
export const benchUploads = async (installation) => {
  const folder = path.join(installation.folder, 'swift')
  await mkdir(folder, { recursive: true })
  const swift = await startSwift(folder)
  const db = new pg.Client({ connectionString: installation.env.DATABASE_URL })
  await db.connect()
  try {
    return await measureUploads(installation, swift, db)
  } finally {
    await db.end()
    await swift.stop()
  }
}

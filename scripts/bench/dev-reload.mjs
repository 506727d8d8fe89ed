/**
 * Time from an edit to its effect under `npm run dev`: for each kind of file, one is edited in a copy of the project, and
 * the site asked until it answers with the edit. The copy is removed afterwards, so that the working tree never changes.
 * `BENCH_EDITS` chooses some by the beginnings of their files' paths (`src/jobs,collections`).
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../lib/database.mjs'
import { OperatorError } from '../lib/log.mjs'
import { parseSettings } from '../lib/settings.mjs'
import { withProjectCopy } from './breaks/project-copy.mjs'
import { createTemporaryFolder, median, row, runNode, seconds, startSite } from './lib.mjs'
import { requestPath } from './sites.mjs'

const TENANT = 'banksia-motor-group'
const ROUNDS = 3
/** An edit that has no effect for so long is reported as not seen. */
const TIMEOUT_SECONDS = 60

/** @typedef {{ port: number, db: pg.Client, output: () => string, cookie: string, key: string }} Site */
/**
 * One edit: `find` occurs once in `file`, and `mark` puts a marker into it. `ask` returns a text that contains the marker
 * once the edit has its effect.
 * @typedef {{ what: string, file: string, find: string, mark: (marker: string) => string,
 *   ask: (site: Site) => Promise<string>, apply?: (folder: string, env: Record<string, string>) => Promise<void> }} Edit
 */

/** Returns status line, headers and body as one text. An answer that fails while the server is replaced is empty. */
const ask = async ({ port, cookie }, host, target, options = {}) => {
  const headers = { cookie, ...options.headers }
  const answer = await requestPath(port, `${host}localhost:${port}`, target, { ...options, headers }).catch(() => null)
  return answer ? `${JSON.stringify(answer.headers)}${answer.body.toString('utf8')}` : ''
}
const askDealer = (target) => (site) => ask(site, `${TENANT}.`, target)
const askPlatform = (target) => (site) => ask(site, '', target)
const askSearch = (target, body) => (site) =>
  ask(site, `${TENANT}.`, `/api/search/1/indexes/${target}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-algolia-api-key': site.key, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })

/** Makes the job due, and returns what the process has written. */
const runJob =
  (name) =>
  async ({ db, output }) => {
    await db.query('UPDATE scheduled_jobs SET due_at = now() WHERE name = $1 AND leased_until IS NULL', [name])
    return output()
  }

/** `npm run tenant:add`, which brings a dealer's folder into the running site. */
const addTenant = async (folder, env) => {
  const args = [path.join(folder, 'scripts/run.mjs'), 'tenant-add', '--', path.join(folder, 'tenants', TENANT)]
  const { code, output } = await runNode(args, { env, folder: env.DATA_DIR })
  if (code !== 0) throw new OperatorError(`npm run tenant:add failed:\n${output}`)
}

/** @type {readonly Edit[]} */
const edits = [
  {
    what: 'src/features, text of a page',
    file: 'src/features/navigation/not-found-page.tsx',
    find: 'We could not find that page',
    mark: (marker) => `We could not find that page ${marker}`,
    ask: askDealer('/no-such-page'),
  },
  {
    what: 'src/domain, read by a page',
    file: 'src/domain/crawl/robots.ts',
    find: "'User-agent: *',",
    mark: (marker) => `'# ${marker}', 'User-agent: *',`,
    ask: askDealer('/robots.txt'),
  },
  {
    what: 'src/domain, field of every search record',
    file: 'src/domain/stock/to-search-record.ts',
    find: 'make_model: `',
    mark: (marker) => `make_model: \`${marker}`,
    ask: askSearch('*/queries', { requests: [{ indexName: 'vehicles', params: 'hitsPerPage=1' }] }),
  },
  {
    what: 'src/platform, header of an answer',
    file: 'src/platform/http/compress-response.ts',
    find: "vary: 'accept-encoding'",
    mark: (marker) => `vary: 'accept-encoding, ${marker}'`,
    ask: askSearch('vehicles/browse'),
  },
  {
    what: 'src/search-engine, answer of the query thread',
    file: 'src/search-engine/http/search-routes.ts',
    find: 'Method not allowed with this API key',
    mark: (marker) => `Method not allowed with this API key ${marker}`,
    ask: askSearch('vehicles/browse'),
  },
  {
    what: 'collections, name of a collection in the panel',
    file: 'collections/posts.ts',
    find: "plural: 'Posts'",
    mark: (marker) => `plural: 'Posts ${marker}'`,
    ask: askPlatform('/admin/collections/posts'),
  },
  {
    what: 'payload.config.ts, title of the panel',
    file: 'payload.config.ts',
    find: "titleSuffix: ' · Forecourt'",
    mark: (marker) => `titleSuffix: ' · ${marker}'`,
    ask: askPlatform('/admin/collections/posts'),
  },
  {
    what: 'tenants/SLUG, with npm run tenant:add',
    file: `tenants/${TENANT}/locations.json`,
    find: '"street": "412 Milton Road"',
    mark: (marker) => `"street": "412 ${marker} Road"`,
    ask: askDealer('/locations/toowong'),
    apply: addTenant,
  },
  // Last: what a job wrote stays in the output, so there is no waiting for its end.
  {
    what: 'src/jobs, a scheduled job that is due',
    file: 'src/jobs/handlers.ts',
    find: 'await pruneStockChanges(db)',
    mark: (marker) => `process.stderr.write('${marker}\\n')\n    await pruneStockChanges(db)`,
    ask: runJob('prune-stock-changes'),
  },
]

const chooseEdits = () => {
  const words = (process.env.BENCH_EDITS ?? '').split(/[\s,]+/).filter(Boolean)
  return edits.filter(({ file }) => words.length === 0 || words.some((word) => file.startsWith(word)))
}

/** Polls until `isDone` accepts the answer. @returns {Promise<number | null>} seconds; null after the timeout */
const waitFor = async (askOnce, isDone) => {
  const startedAt = performance.now()
  while (seconds(startedAt) < TIMEOUT_SECONDS) {
    if (isDone(await askOnce())) return seconds(startedAt)
    await sleep(50)
  }
  return null
}

/** Edits the file in each round with another marker, then restores it and waits until the last marker is gone. */
const measureEdit = async (folder, env, site, { what, file, find, mark, ask: askOnce, apply }) => {
  const target = path.join(folder, file)
  const text = await readFile(target, 'utf8')
  if (text.split(find).length !== 2) throw new OperatorError(`"${find}" does not occur once in ${file}.`)
  // The first answer compiles the page.
  await askOnce(site)
  const times = []
  for (let round = 1; round <= ROUNDS; round++) {
    const marker = `Edit${String(round)}of${path.basename(file).replace(/\W/g, '')}`
    await writeFile(target, text.replace(find, mark(marker)))
    const startedAt = performance.now()
    await apply?.(folder, env)
    const waited = await waitFor(
      () => askOnce(site),
      (answer) => answer.includes(marker),
    )
    times.push(waited === null ? null : seconds(startedAt))
    if (waited === null) break
  }
  await writeFile(target, text)
  await apply?.(folder, env)
  await waitFor(
    () => askOnce(site),
    (answer) => file.startsWith('src/jobs') || (answer !== '' && !/Edit\dof/.test(answer)),
  )
  return times.includes(null)
    ? [row('dev-reload', what, `not in ${String(TIMEOUT_SECONDS)} s`)]
    : [row('dev-reload', what, median(times), 's'), row('dev-reload', `${what}, slowest`, Math.max(...times), 's')]
}

const signIn = async (port, dataDir) => {
  const [{ email, password }] = JSON.parse(await readFile(path.join(dataDir, 'logins.json'), 'utf8'))
  const body = JSON.stringify({ email, password })
  const headers = { 'content-type': 'application/json' }
  const options = { method: 'POST', headers, body }
  const { headers: answer } = await requestPath(port, `localhost:${port}`, '/api/users/login', options)
  return (answer['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ')
}

const readSearchKey = async (port) => {
  const { body } = await requestPath(port, `${TENANT}.localhost:${port}`, '/api/search/key')
  return JSON.parse(body.toString('utf8')).apiKey
}

const measureAll = async (folder, dataDir) => {
  const env = { DATA_DIR: dataDir }
  const site = await startSite({ cwd: folder, file: 'npm', args: ['run', 'dev'], env })
  try {
    const database = await openDatabase(parseSettings({ DATA_DIR: dataDir }))
    const db = new pg.Client({ connectionString: database.url })
    await db.connect()
    const [cookie, key] = await Promise.all([signIn(site.port, dataDir), readSearchKey(site.port)])
    const session = { port: site.port, db, output: site.output, cookie, key }
    const rows = [row('dev-reload', 'npm run dev on a new data folder, until it answers', site.seconds, 's')]
    for (const edit of chooseEdits()) rows.push(...(await measureEdit(folder, env, session, edit)))
    await db.end()
    await database.stop()
    return rows
  } finally {
    await site.stop()
  }
}

export const benchDevReload = () =>
  withProjectCopy(async (folder) => {
    const data = await createTemporaryFolder()
    try {
      return await measureAll(folder, path.join(data.folder, 'data'))
    } finally {
      await data.remove()
    }
  })

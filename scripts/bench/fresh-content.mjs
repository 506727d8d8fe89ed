/** Time from a save in the panel until a cached page shows it, in each of two processes on one database. */
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../lib/log.mjs'
import { median, row } from './lib.mjs'
import { requestPath } from './sites.mjs'

const ROUNDS = 12

/** Saves by staff and the page that shows each; every round saves a different text. */
const saves = [
  {
    what: 'location',
    tenant: 'banksia-motor-group',
    find: '/locations?where[slug][equals]=toowong&depth=0',
    path: '/locations/toowong',
    change: (round) => [{ phone: `+61 7 5550 ${1000 + round}` }, `07 5550 ${1000 + round}`],
  },
  {
    what: 'model',
    tenant: 'coolabah-chery',
    find: '/models?where[slug][equals]=tiggo-4-pro&depth=0',
    path: '/models/tiggo-4-pro',
    change: (round) => [{ short_description: `Saved for round ${round}.` }, `Saved for round ${round}.`],
  },
  {
    what: 'home page',
    tenant: 'harbour-and-vale',
    find: '/home?limit=1&depth=0',
    path: '/',
    change: (round, { blocks }) => [
      { blocks: blocks.map((one, index) => (index === 0 ? { ...one, title: `Round ${round} at home` } : one)) },
      `Round ${round} at home`,
    ],
  },
]

const openPanel = async (port, { email, password }) => {
  const json = { 'content-type': 'application/json' }
  const send = (method, path, body, token) =>
    requestPath(port, `localhost:${port}`, `/api${path}`, {
      method,
      headers: { ...json, ...(token ? { authorization: `JWT ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const { token } = JSON.parse((await send('POST', '/users/login', { email, password })).body)
  return async (method, path, body) => {
    const { statusCode, body: answer } = await send(method, path, body, token)
    if (statusCode !== 200) throw new OperatorError(`The panel answered ${statusCode} to ${path}.`)
    return JSON.parse(answer)
  }
}

const waitUntil = async (condition) => {
  const end = performance.now() + 15_000
  while (!(await condition())) {
    if (performance.now() > end) throw new OperatorError('A save did not show within 15 s.')
    await sleep(5)
  }
  return performance.now()
}

/** @param {number[]} ports of two processes @param {{ tenant?: string, email: string, password: string }[]} logins */
export const benchFreshContent = async (ports, logins) => {
  const rows = []
  for (const { what, tenant, find, path, change } of saves) {
    const panel = await openPanel(
      ports[0],
      logins.find((one) => one.tenant === tenant),
    )
    const [document] = (await panel('GET', find)).docs
    const collection = find.slice(0, find.indexOf('?'))
    const page = (port) => requestPath(port, `${tenant}.localhost:${port}`, path)
    const times = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const port of ports) await waitUntil(async () => (await page(port)).headers['x-nextjs-cache'] === 'HIT')
      const [patch, says] = change(round, document)
      const startedAt = performance.now()
      const savePromise = panel('PATCH', `${collection}/${document.id}`, {
        ...patch,
        ...('_status' in document ? { _status: 'published' } : {}),
      })
      const visibleAt = await Promise.all(
        ports.map((port) => waitUntil(async () => (await page(port)).body.includes(says))),
      )
      await savePromise
      times.push(Math.max(...visibleAt) - startedAt)
    }
    const name = `${what} saved in the panel, on its cached page, slower of two processes`
    rows.push(
      row('fresh', `${name}: p50`, median(times), 'ms'),
      row('fresh', `${name}: slowest`, Math.max(...times), 'ms'),
    )
  }
  return rows
}

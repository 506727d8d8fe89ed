/** Time from a save in the panel until a cached page shows it, in each of two processes on one database. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../lib/say.mjs'
import { median, row } from './lib.mjs'
import { ask } from './sites.mjs'

const rounds = 12

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

const panelOf = async (port, { email, password }) => {
  const json = { 'content-type': 'application/json' }
  const asked = (method, path, body, token) =>
    ask(port, `localhost:${port}`, `/api${path}`, {
      method,
      headers: { ...json, ...(token ? { authorization: `JWT ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const { token } = JSON.parse((await asked('POST', '/users/login', { email, password })).body)
  return async (method, path, body) => {
    const { statusCode, body: answer } = await asked(method, path, body, token)
    if (statusCode !== 200) throw new Problem(`The panel answered ${statusCode} to ${path}.`)
    return JSON.parse(answer)
  }
}

const until = async (isSo) => {
  const end = performance.now() + 15_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Problem('A save did not show within 15 s.')
    await sleep(5)
  }
  return performance.now()
}

/** @param {number[]} ports of two processes @param {{ tenant?: string, email: string, password: string }[]} logins */
export const freshContent = async (ports, logins) => {
  const rows = []
  for (const { what, tenant, find, path, change } of saves) {
    const panel = await panelOf(
      ports[0],
      logins.find((one) => one.tenant === tenant),
    )
    const [document] = (await panel('GET', find)).docs
    const collection = find.slice(0, find.indexOf('?'))
    const page = (port) => ask(port, `${tenant}.localhost:${port}`, path)
    const times = []
    for (let round = 0; round < rounds; round += 1) {
      for (const port of ports) await until(async () => (await page(port)).headers['x-nextjs-cache'] === 'HIT')
      const [patch, says] = change(round, document)
      const began = performance.now()
      const saved = panel('PATCH', `${collection}/${document.id}`, {
        ...patch,
        ...('_status' in document ? { _status: 'published' } : {}),
      })
      const shown = await Promise.all(ports.map((port) => until(async () => (await page(port)).body.includes(says))))
      await saved
      times.push(Math.max(...shown) - began)
    }
    const name = `${what} saved in the panel, on its cached page, slower of two processes`
    rows.push(
      row('fresh', `${name}: p50`, median(times), 'ms'),
      row('fresh', `${name}: slowest`, Math.max(...times), 'ms'),
    )
  }
  return rows
}

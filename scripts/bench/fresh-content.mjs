/** Time from a save in the panel until a cached page shows it, in each of two processes on one database. */
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../lib/log.mjs'
import { median, row } from './lib.mjs'
import { requestPath } from './sites.mjs'

const ROUNDS = 12

/** A kind of document with one text on one page: the field, and what a save writes into it. */
const textSave = ({ what, tenant = 'banksia-motor-group', find, path, field, text = `${what} of round` }) => ({
  what,
  tenant,
  find,
  path,
  change: (round) => [{ [field]: `${text} ${round}` }, `${text} ${round}`],
})

/** The same for a document whose text is in the first of its rows. */
const rowSave = ({ rows, field, ...rest }) => {
  const { change, ...save } = textSave({ ...rest, field })
  return {
    ...save,
    change: (round, document) => {
      const [patch, text] = change(round)
      return [{ [rows]: document[rows].map((row, index) => (index === 0 ? { ...row, ...patch } : row)) }, text]
    },
  }
}

/** A telephone number that differs in each round, as it is stored and as a page shows it. */
const phoneOf = (round) => [`+61 7 5550 ${1000 + round}`, `07 5550 ${1000 + round}`]

/** Saves by staff and the page that shows each; every round saves a different text. */
const saves = [
  {
    what: 'location',
    tenant: 'banksia-motor-group',
    find: '/locations?where[slug][equals]=toowong&depth=0',
    path: () => '/locations/toowong',
    change: (round) => [{ phone: phoneOf(round)[0] }, phoneOf(round)[1]],
  },
  {
    what: 'settings',
    tenant: 'voltara',
    find: '/site-settings?limit=1&depth=0',
    path: () => '/',
    change: (round) => [{ phone: phoneOf(round)[0] }, phoneOf(round)[1]],
  },
  {
    what: 'theme',
    tenant: 'voltara',
    find: '/theme?limit=1&depth=0',
    path: () => '/',
    change: (round) => [{ radius: round + 1 }, `--t-radius:${round + 1}px`],
  },
  textSave({
    what: 'model',
    tenant: 'coolabah-chery',
    find: '/models?where[slug][equals]=tiggo-4-pro&depth=0',
    path: () => '/models/tiggo-4-pro',
    field: 'short_description',
  }),
  rowSave({
    what: 'home page',
    tenant: 'harbour-and-vale',
    find: '/home?limit=1&depth=0',
    path: () => '/',
    rows: 'blocks',
    field: 'title',
  }),
  textSave({
    what: 'page',
    find: '/pages?where[slug][equals]=about-us&limit=1&depth=0',
    path: ({ slug }) => `/${slug}`,
    field: 'title',
  }),
  textSave({
    what: 'post',
    find: '/posts?where[slug][equals]=rocklea-opens-on-sundays&limit=1&depth=0',
    path: ({ slug }) => `/blog/${slug}`,
    field: 'title',
  }),
  textSave({ what: 'offer', find: '/offers?limit=1&depth=0', path: () => '/special-offers', field: 'summary' }),
  textSave({
    what: 'promotion in the results',
    find: '/promo-cards?where[display][equals]=all&limit=1&depth=0',
    path: () => '/search/new-used-and-demo-cars/',
    field: 'text',
  }),
  textSave({
    what: 'review',
    find: '/reviews?sort=-date&limit=1&depth=1',
    path: ({ location }) => `/locations/${location.slug}`,
    field: 'text',
  }),
  textSave({
    what: 'brand',
    find: '/brands?limit=1&depth=0',
    path: ({ slug }) => `/${slug}/overview`,
    field: 'paragraphs',
  }),
  textSave({ what: 'list of brands', find: '/brand-directory?limit=1&depth=0', path: () => '/brands', field: 'text' }),
  rowSave({
    what: 'menu',
    find: '/header?limit=1&depth=0',
    path: () => '/',
    rows: 'items',
    field: 'label',
    text: 'Menu',
  }),
  rowSave({ what: 'footer', find: '/footer?limit=1&depth=0', path: () => '/', rows: 'groups', field: 'title' }),
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

const waitUntil = async (what, condition) => {
  const end = performance.now() + 15_000
  while (!(await condition())) {
    if (performance.now() > end) throw new OperatorError(`${what}: not within 15 s.`)
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
    const page = (port) => requestPath(port, `${tenant}.localhost:${port}`, path(document))
    const times = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const port of ports)
        await waitUntil(`A cached page with the ${what}`, async () => {
          const { statusCode, headers } = await page(port)
          if (statusCode !== 200) throw new OperatorError(`The page with the ${what} answered ${statusCode}.`)
          return headers['x-nextjs-cache'] === 'HIT'
        })
      const [patch, says] = change(round, document)
      const startedAt = performance.now()
      const savePromise = panel('PATCH', `${collection}/${document.id}`, {
        ...patch,
        ...('_status' in document ? { _status: 'published' } : {}),
      })
      // The save's own error comes first: a refused save never shows.
      const [, ...visibleAt] = await Promise.all([
        savePromise,
        ...ports.map((port) => waitUntil(`The saved ${what}`, async () => (await page(port)).body.includes(says))),
      ])
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

/** Searches over HTTP by several clients at once, as a busy site gets them. */
import { send } from './http-client.mjs'
import { row } from './lib.mjs'

const CLIENT_COUNT = 10
const REQUESTS_PER_CLIENT = 60

const facets =
  'body categories colour drive fuel make model make_model price seats series state status transmission year'.split(' ')

/** Texts as shoppers write them, some unfinished or misspelt. */
const texts = [
  'toyota',
  'corola',
  'white ute',
  'automatic suv',
  'mazda 3',
  'hilux 4x4',
  'diesel wag',
  'cx5',
  'kluger 7 seat',
  'hatchback',
  'ranger wildtrak',
  'blue sedan',
  'forester premium',
  'i30',
  'rav 4 hybrid',
]

const readSearchKey = async (port, host, path) => {
  const { text } = await send({ port, host, path })
  const key = /apiKey\\?":\\?"([A-Za-z0-9+/=_-]+)/.exec(text)?.[1]
  if (key === undefined) throw new Error(`${path} has no search key.`)
  return key
}

const percentile = (times, share) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]

/** Sends text searches with fifteen facets to one dealer's stock, each client one after the other. */
export const measureSearchClients = async ({ port, tenant, searchPath }) => {
  const host = `${tenant}.localhost`
  const key = await readSearchKey(port, host, searchPath)
  const search = async (client, n) => {
    // Pages differ, so that no answer is one that was given before.
    const request = { indexName: 'vehicles', query: texts[n % texts.length], facets, hitsPerPage: 20, page: n % 7 }
    const startedAt = performance.now()
    const { status, text } = await send({
      port,
      host,
      path: '/api/search/1/indexes/*/queries',
      sender: client,
      body: JSON.stringify({ requests: [request] }),
      type: 'application/json',
      headers: { 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': key },
    })
    const took = performance.now() - startedAt
    if (status !== 200) throw new Error(`A search was answered with ${status}: ${text.slice(0, 200)}`)
    return { took, found: JSON.parse(text).results[0].nbHits }
  }
  const measureClient = async (client) => {
    const answers = []
    for (let n = 0; n < REQUESTS_PER_CLIENT; n += 1) answers.push(await search(client, client * 31 + n))
    return answers
  }
  // The first searches load the process's code.
  await measureClient(0)
  const answers = (await Promise.all(Array.from({ length: CLIENT_COUNT }, (_, client) => measureClient(client)))).flat()
  if (answers.every(({ found }) => found === 0)) throw new Error('No search found a vehicle.')
  const times = answers.map(({ took }) => took)
  const what = `text with ${facets.length} facets over HTTP, ${CLIENT_COUNT} clients`
  return [
    row('ready', `${what}: p50`, percentile(times, 0.5), 'ms'),
    row('ready', `${what}: p95`, percentile(times, 0.95), 'ms'),
  ]
}

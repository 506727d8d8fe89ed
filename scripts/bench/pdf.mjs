/** A vehicle's PDF: time of the first, of those of other vehicles, and of repeats; and their size. */
import { Problem } from '../lib/say.mjs'
import { median, row } from './lib.mjs'
import { ask, get, pagesOf } from './sites.mjs'

const tenant = 'banksia-motor-group'
const wanted = 20

const timed = async (port, host, slug) => {
  const began = performance.now()
  const { statusCode, body } = await ask(port, host, `/api/cars/${slug}/pdf`)
  if (statusCode !== 200) throw new Problem(`The PDF of ${slug} answered ${statusCode}: ${body.toString('utf8')}`)
  return { ms: performance.now() - began, kb: body.length / 1024 }
}

/** @param {{ port: number }} site */
export const benchPdf = async ({ port }) => {
  const host = `${tenant}.localhost:${port}`
  const search = (await pagesOf(port, tenant)).find(({ name }) => name === 'search').path
  const html = (await get(port, host, search)).toString('utf8')
  const slugs = [...new Set([...html.matchAll(/\/cars\/([a-z0-9-]+)(?=")/g)].map(([, slug]) => slug))].slice(0, wanted)
  const first = await timed(port, host, slugs[0])
  const others = []
  for (const slug of slugs.slice(1)) others.push(await timed(port, host, slug))
  const again = []
  for (const slug of slugs) again.push(await timed(port, host, slug))
  const atOnce = await Promise.all(
    slugs.slice(0, 8).map((slug) => ask(port, host, `/print?car_id=${slug}`).then(({ statusCode }) => statusCode)),
  )
  const most = (runs, name) => Math.max(...runs.map((run) => run[name]))
  return [
    row('pdf', 'the first PDF of a process, with fonts and image', first.ms, 'ms'),
    row('pdf', `a PDF of another car, median of ${others.length}`, median(others.map(({ ms }) => ms)), 'ms'),
    row('pdf', 'a PDF of another car, slowest', most(others, 'ms'), 'ms'),
    row('pdf', 'the same PDF again, median', median(again.map(({ ms }) => ms)), 'ms'),
    row('pdf', 'largest PDF', most([first, ...others], 'kb'), 'kB'),
    row('pdf', 'print pages requested at once that answered 200, of 8', atOnce.filter((code) => code === 200).length),
  ]
}

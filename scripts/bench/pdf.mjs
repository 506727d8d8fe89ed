/** A vehicle's PDF: time of the first, of those of other vehicles, and of repeats; and their size. */
import { OperatorError } from '../lib/log.mjs'
import { median, row } from './lib.mjs'
import { requestPath, getBody, listPages } from './sites.mjs'

const TENANT = 'banksia-motor-group'
const MAX_PDFS = 20

const downloadPdf = async (port, host, slug) => {
  const startedAt = performance.now()
  const { statusCode, body } = await requestPath(port, host, `/api/cars/${slug}/pdf`)
  if (statusCode !== 200) throw new OperatorError(`The PDF of ${slug} answered ${statusCode}: ${body.toString('utf8')}`)
  return { ms: performance.now() - startedAt, kb: body.length / 1024 }
}

/** @param {{ port: number }} site */
export const benchPdf = async ({ port }) => {
  const host = `${TENANT}.localhost:${port}`
  const search = (await listPages(port, TENANT)).find(({ name }) => name === 'search').path
  const html = (await getBody(port, host, search)).toString('utf8')
  const slugs = [...new Set([...html.matchAll(/\/cars\/([a-z0-9-]+)(?=")/g)].map(([, slug]) => slug))].slice(
    0,
    MAX_PDFS,
  )
  const first = await downloadPdf(port, host, slugs[0])
  const others = []
  for (const slug of slugs.slice(1)) others.push(await downloadPdf(port, host, slug))
  const again = []
  for (const slug of slugs) again.push(await downloadPdf(port, host, slug))
  const atOnce = await Promise.all(
    slugs
      .slice(0, 8)
      .map((slug) => requestPath(port, host, `/print?car_id=${slug}`).then(({ statusCode }) => statusCode)),
  )
  const maxOf = (runs, name) => Math.max(...runs.map((run) => run[name]))
  return [
    row('pdf', 'the first PDF of a process, with fonts and image', first.ms, 'ms'),
    row('pdf', `a PDF of another car, median of ${others.length}`, median(others.map(({ ms }) => ms)), 'ms'),
    row('pdf', 'a PDF of another car, slowest', maxOf(others, 'ms'), 'ms'),
    row('pdf', 'the same PDF again, median', median(again.map(({ ms }) => ms)), 'ms'),
    row('pdf', 'largest PDF', maxOf([first, ...others], 'kb'), 'kB'),
    row('pdf', 'print pages requested at once that answered 200, of 8', atOnce.filter((code) => code === 200).length),
  ]
}

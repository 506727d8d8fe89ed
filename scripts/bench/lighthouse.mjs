/** Lighthouse, mobile, against the empty control page: the median of some runs of each page. */
import { addressOf, openBrowser } from './browser.mjs'
import { median, row } from './lib.mjs'
import { pagesOf } from './sites.mjs'

const tenants = ['banksia-motor-group', 'southern-cross-motorcycles', 'yarra-value-cars']
const runs = Number(process.env.LIGHTHOUSE_RUNS) || 5

/** At a slowdown of 4 even an empty page scores badly on a small machine; 2 leaves room to see a difference. */
const configured = (base) => ({
  ...base,
  settings: { ...base.settings, throttling: { ...base.settings.throttling, cpuSlowdownMultiplier: 2 } },
})

const judge = async (url, debugPort) => {
  const { default: lighthouse, defaultConfig } = await import('lighthouse')
  const flags = { port: debugPort, onlyCategories: ['performance', 'accessibility'], logLevel: 'error' }
  const scores = { performance: [], accessibility: [], lcp: [], tbt: [], cls: [] }
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await lighthouse(url, flags, configured(defaultConfig))
    scores.performance.push(100 * (lhr.categories.performance.score ?? 0))
    scores.accessibility.push(100 * (lhr.categories.accessibility.score ?? 0))
    scores.lcp.push(lhr.audits['largest-contentful-paint'].numericValue ?? 0)
    scores.tbt.push(lhr.audits['total-blocking-time'].numericValue ?? 0)
    scores.cls.push(lhr.audits['cumulative-layout-shift'].numericValue ?? 0)
  }
  return Object.fromEntries(Object.entries(scores).map(([name, values]) => [name, median(values)]))
}

const rowsOf = (what, scores, control) => [
  row('lighthouse', `${what}: performance`, scores.performance),
  ...(control
    ? [row('lighthouse', `${what}: points under the control`, control.performance - scores.performance)]
    : []),
  row('lighthouse', `${what}: accessibility`, scores.accessibility),
  row('lighthouse', `${what}: largest paint`, scores.lcp, 'ms'),
  row('lighthouse', `${what}: blocked`, scores.tbt, 'ms'),
  row('lighthouse', `${what}: layout shift`, scores.cls),
]

export const benchLighthouse = async ({ port }) => {
  const { debugPort, close } = await openBrowser()
  try {
    const control = await judge(addressOf(port, '', '/control'), debugPort)
    const rows = rowsOf('empty page', control)
    for (const tenant of tenants) {
      for (const { name, path } of await pagesOf(port, tenant)) {
        rows.push(...rowsOf(`${tenant} ${name}`, await judge(addressOf(port, tenant, path), debugPort), control))
      }
    }
    return rows
  } finally {
    await close()
  }
}

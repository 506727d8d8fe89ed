/** Lighthouse for mobile, compared with the empty control page: the median of several runs of each page. */
import { logLine } from '../lib/log.mjs'
import { importTool } from '../lib/import-tool.mjs'
import { siteUrl, openBrowser } from './browser.mjs'
import { median, row } from './lib.mjs'
import { listAllPages, listDemoTenants } from './sites.mjs'

const runCount = Number(process.env.LIGHTHOUSE_RUNS) || 5
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
}

/** At a slowdown of 4 even an empty page scores badly on a small machine; 2 leaves room to see differences. */
const withSlowdown = (base) => ({
  ...base,
  settings: { ...base.settings, throttling: { ...base.settings.throttling, cpuSlowdownMultiplier: 2 } },
})

const measurePage = async (url, debugPort) => {
  const { default: lighthouse, defaultConfig } = await importTool('lighthouse', '13.5.0')
  const flags = { port: debugPort, onlyCategories: Object.values(categories), logLevel: 'error' }
  const scores = { performance: [], accessibility: [], practices: [], seo: [], lcp: [], tbt: [], cls: [] }
  const failedAuditIds = new Set()
  for (let run = 0; run < runCount; run += 1) {
    const { lhr } = await lighthouse(url, flags, withSlowdown(defaultConfig))
    for (const [name, category] of Object.entries(categories)) {
      scores[name].push(100 * (lhr.categories[category].score ?? 0))
    }
    const failedAudits = Object.values(categories)
      .slice(1)
      .flatMap((category) =>
        lhr.categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1),
      )
    for (const { id } of failedAudits) failedAuditIds.add(id)
    scores.lcp.push(lhr.audits['largest-contentful-paint'].numericValue ?? 0)
    scores.tbt.push(lhr.audits['total-blocking-time'].numericValue ?? 0)
    scores.cls.push(lhr.audits['cumulative-layout-shift'].numericValue ?? 0)
  }
  if (failedAuditIds.size > 0) logLine(`${url}: ${[...failedAuditIds].join(', ')}`)
  return Object.fromEntries(Object.entries(scores).map(([name, values]) => [name, median(values)]))
}

const toRows = (what, scores, control) => [
  row('lighthouse', `${what}: performance`, scores.performance),
  ...(control
    ? [row('lighthouse', `${what}: points under the control`, control.performance - scores.performance)]
    : []),
  row('lighthouse', `${what}: accessibility`, scores.accessibility),
  row('lighthouse', `${what}: best practices`, scores.practices),
  row('lighthouse', `${what}: search engines`, scores.seo),
  row('lighthouse', `${what}: largest paint`, scores.lcp, 'ms'),
  row('lighthouse', `${what}: blocked`, scores.tbt, 'ms'),
  row('lighthouse', `${what}: layout shift`, scores.cls),
]

export const benchLighthouse = async ({ port }) => {
  const { debugPort, close } = await openBrowser()
  try {
    const control = await measurePage(siteUrl(port, '', '/control'), debugPort)
    const rows = toRows('empty page', control)
    for (const tenant of await listDemoTenants()) {
      for (const { name, path } of await listAllPages(port, tenant)) {
        rows.push(...toRows(`${tenant} ${name}`, await measurePage(siteUrl(port, tenant, path), debugPort), control))
      }
    }
    return rows
  } finally {
    await close()
  }
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { logLine } from './log.mjs'

const listSites = async (url, publicUrl) => {
  const { withClient } = await import('./postgres/cluster.mjs')
  const rows = await withClient(url, async (client) => {
    const result = await client.query(
      `select t.name, t.slug, (select d.host from tenants_domains d where d._parent_id = t.id order by d._order limit 1) as host
       from tenants t where t.status = 'active' order by t.name limit 50`,
    )
    return result.rows
  })
  const base = new URL(publicUrl)
  return rows.map(({ name, slug, host }) => [name, host ? `https://${host}` : `${base.protocol}//${slug}.${base.host}`])
}

const shorten = (name) => (name.length > 44 ? `${name.slice(0, 43)}…` : name)

const logTable = (rows) => {
  const width = Math.max(0, ...rows.map(([left]) => shorten(left).length)) + 2
  for (const [left, right] of rows) logLine(`  ${shorten(left).padEnd(width)}${right}`)
}

/** Prints all addresses and, in a demo or right after the first seeding, the logins. */
export const logWelcome = async (settings, env, { seeded, seconds }) => {
  logLine()
  logLine(`Forecourt is ready (${seconds} s).`)
  logTable([
    ...(await listSites(env.DATABASE_URL, settings.publicUrl)),
    ['Admin panel', new URL('/admin', settings.publicUrl).href],
    ...(settings.mode === 'demo'
      ? [
          ['All sites', settings.publicUrl],
          ['Emails and texts (not sent in a demo)', new URL('/dev-mailbox', settings.publicUrl).href],
        ]
      : []),
  ])
  if (settings.mode !== 'demo' && !seeded) return
  const logins = JSON.parse(await readFile(path.join(settings.dataDir, 'logins.json'), 'utf8').catch(() => '[]'))
  if (logins.length === 0) return
  logLine()
  logLine(settings.mode === 'demo' ? 'Demo logins' : 'First administrator (change this password)')
  logTable(
    logins.map(({ email, password, role, tenant }) => [
      email,
      `${password}   ${[role, tenant].filter(Boolean).join(', ')}`,
    ]),
  )
}

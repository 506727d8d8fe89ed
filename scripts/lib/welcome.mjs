import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { say } from './say.mjs'

const sites = async (url, publicUrl) => {
  const { withClient } = await import('./postgres/cluster.mjs')
  const rows = await withClient(url, async (client) => {
    const found = await client.query(
      `select t.name, t.slug, (select d.host from tenants_domains d where d._parent_id = t.id order by d._order limit 1) as host
       from tenants t where t.status = 'active' order by t.name limit 50`,
    )
    return found.rows
  })
  const base = new URL(publicUrl)
  return rows.map(({ name, slug, host }) => [name, host ? `https://${host}` : `${base.protocol}//${slug}.${base.host}`])
}

const short = (name) => (name.length > 44 ? `${name.slice(0, 43)}…` : name)

const table = (rows) => {
  const width = Math.max(0, ...rows.map(([left]) => short(left).length)) + 2
  for (const [left, right] of rows) say(`  ${short(left).padEnd(width)}${right}`)
}

/** Prints all addresses and, in a demo or right after the first seeding, the logins. */
export const welcome = async (settings, env, { seeded, seconds }) => {
  say()
  say(`Forecourt is ready (${seconds} s).`)
  table([
    ...(await sites(env.DATABASE_URL, settings.publicUrl)),
    ['Admin panel', new URL('/admin', settings.publicUrl).href],
    ...(settings.mode === 'demo'
      ? [
          ['All sites', settings.publicUrl],
          ['Mails and texts that a demo does not send', new URL('/outbox', settings.publicUrl).href],
        ]
      : []),
  ])
  if (settings.mode !== 'demo' && !seeded) return
  const logins = JSON.parse(await readFile(path.join(settings.dataDir, 'logins.json'), 'utf8').catch(() => '[]'))
  if (logins.length === 0) return
  say()
  say(settings.mode === 'demo' ? 'Demo logins' : 'First administrator (change this password)')
  table(
    logins.map(({ email, password, role, tenant }) => [
      email,
      `${password}   ${[role, tenant].filter(Boolean).join(', ')}`,
    ]),
  )
}

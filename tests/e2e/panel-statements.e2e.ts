import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './fixtures'
import { startProcess } from './processes'
import { createSessionToken } from './sessions'
import { dataDir, requestAt } from './site'
import { findDocumentId } from './staff'
import { openStatementProxy } from './statement-proxy'

/**
 * Payload evaluates the permissions of all collections several times for one page, so that an access rule that asks
 * Postgres counts several times. A list takes 28 statements, and some more while other tests edit documents, because
 * their locks are looked up, too.
 */
const MAX_STATEMENTS = { list: 58, document: 68, landing: 120 }

test('[ADM-02] [ADM-03] pages of the panel take few statements in Postgres', async ({ dealer }) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const proxy = await openStatementProxy()
  const secret = readFileSync(path.join(dataDir(), 'secret'), 'utf8')
  const process = await startProcess({ DATABASE_URL: proxy.url, PAYLOAD_SECRET: secret })
  try {
    // A session's cookie counts only in requests of the panel's own pages.
    const headers = {
      cookie: `forecourt-token=${await createSessionToken(admin.email)}`,
      origin: `http://localhost:${process.port}`,
      'sec-fetch-site': 'same-origin',
    }
    const vehicle = await findDocumentId('vehicles', slug)
    const countStatements = async (target: string, text: string): Promise<number> => {
      const open = () => requestAt(process.port, undefined, target, { headers })
      // The first visit loads the process's code.
      await open()
      proxy.takeStatements()
      const { status, body } = await open()
      expect([status, body.includes(text)], target).toEqual([200, true])
      return proxy.takeStatements().length
    }
    const counts = {
      list: await countStatements('/admin/collections/vehicles', '/admin/collections/vehicles/'),
      document: await countStatements(`/admin/collections/vehicles/${vehicle}`, vehicle),
      landing: await countStatements('/admin', 'quick-actions'),
    }
    for (const [page, max] of Object.entries(MAX_STATEMENTS))
      expect(counts[page as keyof typeof counts], JSON.stringify(counts)).toBeLessThanOrEqual(max)
  } finally {
    await process.stop()
    await proxy.close()
  }
})

import { database } from './database'
import { insertDealerCopy } from './dealer-copies'
import { insertStaff, STAFF_PASSWORD } from './sessions'
import { requestSite, dataDir, type Login } from './site'

/** A copy of a demo dealer that a single test uses, with the login of its administrator. */
export type TestDealer = {
  readonly slug: string
  readonly id: string
  readonly admin: Login
}

/** Waits until the site serves a new dealer and finds its stock. */
const waitUntilServed = async (slug: string): Promise<void> => {
  for (let tries = 0; tries < 1200; tries += 1) {
    const { status, body } = await requestSite(slug, '/api/vehicles?limit=1')
    if (status === 200 && (JSON.parse(body) as { readonly hits: readonly unknown[] }).hits.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`The site did not serve ${slug} in time.`)
}

/** Creates a copy of a demo dealer with its pages, stock, settings and theme, under a new slug. */
export const copyDealer = async (of: string): Promise<TestDealer> => {
  const client = await database().connect()
  try {
    const { slug, id } = await insertDealerCopy(client, dataDir(), of)
    const email = `staff@${slug}.example`
    await insertStaff({ tenantId: id, email, name: 'Dealer staff', role: 'tenant-admin' })
    await waitUntilServed(slug)
    return { slug, id, admin: { email, password: STAFF_PASSWORD, role: 'tenant-admin', tenant: slug } }
  } finally {
    client.release()
  }
}

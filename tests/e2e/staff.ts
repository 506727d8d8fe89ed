import { randomUUID } from 'node:crypto'
import { expect, type Page, type Request } from '@playwright/test'
import { addPanelSession, sql } from './arrange'
import { siteUrl, type Login, type TestDealer } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { insertStaff, STAFF_PASSWORD } from './sessions'

/** Staff that a test creates, and actions in the panel. */

export type Colleague = Pick<Login, 'email' | 'password'> & { readonly id: string }

export const findTenantId = async (slug: string): Promise<string> => {
  const [row] = await sql<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [slug])
  if (!row) throw new Error(`There is no dealer ${slug}.`)
  return row.id
}

/** Creates a member of staff of a dealer, in one role. */
export const addColleague = async (slug: string, name: string, role = 'editor'): Promise<Colleague> => {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}@${slug}.example`
  const id = await insertStaff({ tenantId: await findTenantId(slug), email, name, role })
  return { email, password: STAFF_PASSWORD, id }
}

/**
 * Signs staff in with their dealer selected, as after the first page of the panel. Forms of new documents and settings
 * documents (home page, theme, site settings) need the selection.
 */
export const signInFor = async (page: Page, login: Pick<Login, 'email'>, slug: string): Promise<void> => {
  await addPanelSession(page, login)
  await page.context().addCookies([{ name: 'payload-tenant', value: await findTenantId(slug), url: siteUrl() }])
}

/** The id of a dealer's document; `where` is a condition on `d`. */
export const findDocumentId = async (table: string, slug: string, where = 'true'): Promise<string> => {
  const [row] = await sql<{ id: string }>(
    `SELECT d.id FROM ${table} d JOIN tenants t ON t.id = d.tenant_id WHERE t.slug = $1 AND ${where} ORDER BY d.id LIMIT 1`,
    [slug],
  )
  if (!row) throw new Error(`${slug} has no such document in ${table}.`)
  return row.id
}

/** Opens a document and waits until the panel is hydrated; input before that is lost. */
export const openDocument = async (page: Page, collection: string, id: string, view = ''): Promise<void> => {
  await openPanelPage(page, `/admin/collections/${collection}/${id}${view}`)
}

/**
 * Signs the administrator of a dealer in and opens a document of that dealer: the first one that fulfils `where`, a
 * condition on `d`. Returns its id.
 */
export const openOwnDocument = async (
  page: Page,
  { slug, admin }: Pick<TestDealer, 'slug' | 'admin'>,
  collection: string,
  where?: string,
): Promise<string> => {
  const id = await findDocumentId(collection.replaceAll('-', '_'), slug, where)
  await signInFor(page, admin, slug)
  await openDocument(page, collection, id)
  return id
}

export const isFormRequest = (request: Request): boolean =>
  request.method() === 'POST' && request.url().includes('/admin/collections/')

/** Longer than the 250 ms after which the panel requests the state of a changed form. */
const PAUSE_MS = 400

/**
 * Changes a form of the panel and waits until the server has answered all its requests for the form's state; a change
 * made before that answer would be lost. One change may cause any number of requests. The pause is measured in the
 * page, whose timers fire in order even on a slow machine, and ends when the page is idle, since React sends the request
 * some time after the timer of the panel. A page with a moving map is never idle.
 */
export const changeForm = async (page: Page, change: () => Promise<void>): Promise<void> => {
  const unanswered = new Set<Request>()
  let requests = 0
  const start = (request: Request): void => {
    if (!isFormRequest(request)) return
    unanswered.add(request)
    requests += 1
  }
  const finish = (request: Request): void => void unanswered.delete(request)
  page.on('request', start).on('requestfinished', finish).on('requestfailed', finish)
  await change()
  let before: number
  do {
    before = requests
    await page.evaluate(
      (milliseconds) =>
        new Promise<void>((resolve) =>
          setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 2000 }), milliseconds),
        ),
      PAUSE_MS,
    )
    await expect.poll(() => unanswered.size, { intervals: [20] }).toBe(0)
  } while (requests > before)
  page.off('request', start).off('requestfinished', finish).off('requestfailed', finish)
}

/** Types into a field of the panel. */
export const typeInto = (page: Page, name: string, value: string): Promise<void> =>
  changeForm(page, () => page.locator(`[name="${name}"]`).fill(value))

/** Saves with the form's button and returns the status of the answer. */
export const saveDocument = async (page: Page, collection: string, button = '#action-save'): Promise<number> => {
  const responsePromise = page.waitForResponse(
    (one) => ['PATCH', 'POST'].includes(one.request().method()) && one.url().includes(`/api/${collection}`),
  )
  await page.locator(button).click()
  return (await responsePromise).status()
}

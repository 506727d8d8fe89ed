import { randomUUID } from 'node:crypto'
import { visibleHtml, sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { waitForHydration } from './hydration'

import { createPhone, signInShopper, addCookies } from './shopper'

/** The dealer whose copies these tests use. */
const GROUP_DEALER = 'banksia-motor-group'

const FREQUENCY_TEXT = 'At most one email a day, after 8 am, and only if new vehicles match.'

const listSavedSearches = (email: string) =>
  sql<Record<string, string>>(
    'SELECT s.*, t.slug FROM saved_searches s JOIN tenants t ON t.id = s.tenant_id WHERE s.email = $1',
    [email],
  )

/** The link in the only mail sent to that address. */
const readMailLink = async (slug: string, email: string): Promise<string> => {
  const mails = await sql<{ text: string }>('SELECT text FROM messages WHERE recipient = $1', [email])
  expect(mails).toHaveLength(1)
  const path = /\/saved-searches\/confirm\?token=[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  return `${siteUrl(slug)}${path}`
}

type FormValues = Readonly<Record<string, string>>

const sendForm = (slug: string, values: FormValues, accept = 'application/json', more: FormValues = {}) =>
  requestSite(slug, '/saved-searches', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept, ...more },
    body: new URLSearchParams(values).toString(),
  })
const createEmail = (): string => `shopper-${randomUUID()}@example.com`

test('[SRCH-18] a search is saved from the page, with the exact consent text', async ({ page, dealer }) => {
  const { slug } = await dealer(GROUP_DEALER)
  const email = createEmail()
  await page.goto(`${siteUrl(slug)}/search/suv?range[price]=:60000`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Save this search' }).click()
  await expect(page.getByRole('heading', { name: 'Save this search' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Show me \d+ vehicles?$/ })).toBeVisible()
  await expect(page.getByText(FREQUENCY_TEXT)).toBeVisible()
  await waitForHydration(page, 'form[action="/saved-searches"]')
  const save = page.getByRole('button', { name: 'Save this search' })
  await save.click()
  await expect(page.getByText('Please fix the following errors:')).toBeVisible()
  await expect(page.locator('#save-name-problem')).toHaveText('Please enter your name.')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('not an address')
  await page.getByRole('checkbox').check()
  await save.click()
  await expect(page.getByText('Please enter your name.')).toHaveCount(0)
  await expect(page.locator('#save-email-problem')).toBeVisible()
  await page.locator('[name=email]').fill(email.toUpperCase())
  await save.click()
  const confirmation = page.getByRole('status').filter({ hasText: 'Check your email.' })
  await expect(confirmation).toContainText(`on its way to ${email.toUpperCase()}`)
  const [row, ...others] = await listSavedSearches(email)
  expect(others).toEqual([])
  expect(row).toMatchObject({ slug, name: 'Ada', email, address: '/search/suv?range[price]=:60000' })
  expect(row?.['consent']).toContain('Email me when new vehicles match this search.')
  expect(row?.['unsubscribe_token']).toMatch(/^[\w-]{32}$/)
  expect(row?.['confirmed_at']).toBeNull()

  // Saved a second time, the search has the mail that was sent before.
  await page.reload()
  await waitForHydration(page, 'form[action="/saved-searches"]')
  await page.getByLabel('Your name').fill('Ada')
  await page.locator('[name=email]').fill(email)
  await page.getByRole('checkbox').check()
  await save.click()
  await expect(confirmation).toContainText('use the link in the email we sent you then')
  const [mail] = await sql<{ subject: string; text: string }>(
    'SELECT subject, text FROM messages WHERE recipient = $1',
    [email],
  )
  expect(mail?.subject).toMatch(/^Confirm your saved search: .*SUVs · up to \$60,000$/)
  expect(mail?.text).toContain(FREQUENCY_TEXT)
  await page.goto(await readMailLink(slug, email))
  // The page describes the search in words, not by its address.
  await expect(page.getByText(/when new vehicles match .*SUVs · up to \$60,000 at /)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await expect(page.getByRole('heading', { name: 'Your search is saved' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See all results' })).toHaveAttribute('href', row?.['address'] ?? '')
  expect((await listSavedSearches(email))[0]?.['confirmed_at']).not.toBeNull()
})

test('[SRCH-18] without script a confirmed search is ended on its page, which says what ended, with a way back', async ({
  browser,
  dealer,
}) => {
  const { slug } = await dealer(GROUP_DEALER)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const email = createEmail()
  await sendForm(slug, { name: 'Ada', email, consent: 'on', address: '/search/suv' })
  await page.goto(await readMailLink(slug, email))
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { name: 'These emails have stopped' })).toBeVisible()
  await expect(page.getByText(/when new vehicles match .*SUVs at /)).toBeVisible()
  expect(await listSavedSearches(email)).toEqual([])
  await page.getByRole('link', { name: 'Save this search again' }).click()
  await expect(page).toHaveURL(/\/search\/suv\?save=form$/)
  await context.close()
})

test('[SRCH-18] a link that ends emails asks first, and one that is wrong or used does not say that anything ended', async ({
  page,
  dealer,
}) => {
  const { slug } = await dealer(GROUP_DEALER)
  const email = createEmail()
  await sendForm(slug, { name: 'Ada', email, consent: 'on', address: '/search/suv' })
  const [row] = await listSavedSearches(email)
  const address = `${siteUrl(slug)}/unsubscribe?token=${String(row?.['unsubscribe_token'])}`
  await page.goto(address)
  await expect(page.getByText(/^Stop emails when new vehicles match .*SUVs at .*\?$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText(/^You won’t get any more emails when new vehicles match .*SUVs at /)).toBeVisible()
  for (const wrong of [address, `${siteUrl(slug)}/unsubscribe?token=wrong`, `${siteUrl(slug)}/unsubscribe`]) {
    await page.goto(wrong)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expect(page.getByText('You won’t get any more')).toHaveCount(0)
  }
})

test('[SRCH-18] without script the form works and shows errors', async ({ browser, dealer }) => {
  const { slug } = await dealer(GROUP_DEALER)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const email = createEmail()
  await page.goto(`${siteUrl(slug)}/search/suv`)
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.locator('#save-consent-problem')).toBeVisible()
  await page.locator('[name=name]').fill('Ada')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText('Check your email.')).toBeVisible()
  expect(await listSavedSearches(email)).toHaveLength(1)
  await context.close()
})

test('[SRCH-18] saving the same search twice, also in another spelling, makes one row; too many are refused', async ({
  dealer,
}) => {
  const { slug } = await dealer(GROUP_DEALER)
  const email = createEmail()
  const completeForm = { name: 'Ada', email, consent: 'on', address: '/search/suv' }
  const answers = await Promise.all([
    sendForm(slug, completeForm),
    sendForm(slug, completeForm),
    sendForm(slug, { ...completeForm, address: '/search/SUV' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await listSavedSearches(email)).toHaveLength(1)
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1)
    statuses.push((await sendForm(slug, { ...completeForm, address: `/search/suv?page=${n}` })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('[SRCH-18] an invalid saved search is refused and not stored', async ({ dealer }) => {
  const { slug } = await dealer(GROUP_DEALER)
  const email = createEmail()
  const completeForm = { name: 'Ada', email, consent: 'on', address: '/search/suv' }
  for (const wrong of [
    { address: 'https://evil.example/search/' },
    { address: '/admin' },
    { consent: '' },
    { name: ' ' },
  ]) {
    const { status, body } = await sendForm(slug, { ...completeForm, ...wrong })
    expect(status).toBe(422)
    expect(JSON.parse(body)).toEqual({ invalid: [Object.keys(wrong)[0]] })
  }
  const plain = await sendForm(slug, { ...completeForm, address: '//evil.example/search' }, 'text/html')
  expect(plain.status).toBe(303)
  expect(plain.headers.location).toMatch(/^\/search\/[^?]*\?save=address$/)
  expect((await sendForm(slug, completeForm, 'application/json', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await sendForm(slug, { ...completeForm, name: 'x'.repeat(30_000) })).status).toBe(422)
  const colours = Array.from({ length: 25 }, (_, n) => `refinementList[colour][${n}]=${'x'.repeat(90)}${n}`).join('&')
  const long = { ...completeForm, address: `/search/suv?${colours}` }
  expect(JSON.parse((await sendForm(slug, long)).body)).toEqual({ invalid: ['long'] })
  const page = await requestSite(slug, (await sendForm(slug, long, 'text/html')).headers.location ?? '')
  expect(visibleHtml(page.body)).toContain('This search has too many filters to save.')
  expect(await listSavedSearches(email)).toEqual([])
})

test('[SRCH-18] [ACC-04] a search whose address is not confirmed is marked on the account page and can be confirmed there', async ({
  page,
  context,
  dealer,
}) => {
  const { slug, id } = await dealer(GROUP_DEALER)
  const email = createEmail()
  const phone = createPhone()
  await addCookies(context, slug, await signInShopper(slug, phone))
  await page.goto(`${siteUrl(slug)}/mymotorama`)
  await expect(page.locator('#searches')).toContainText('once you’ve added and confirmed it')
  await sql('UPDATE shoppers SET email = $2, email_confirmed = true WHERE phone = $1 AND tenant_id = $3', [
    phone,
    email,
    id,
  ])
  const address = '/search/suv?range[price]=:60000'
  expect((await sendForm(slug, { name: 'Ada', email, consent: 'on', address })).status).toBe(200)
  await page.goto(`${siteUrl(slug)}/mymotorama`)
  const line = page.locator('#searches li')
  await expect(line.getByRole('link')).toHaveText(/SUVs · up to \$60,000$/)
  await expect(line).toContainText('Confirm this search to get emails')
  await expectAccessible(page, '#searches')
  await line.getByRole('button', { name: 'Yes, email me' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your search is confirmed.' })).toBeVisible()
  await expect(line).toContainText('We’ll email you when new vehicles match')
  expect((await listSavedSearches(email))[0]?.['confirmed_at']).not.toBeNull()
  await line.getByRole('button', { name: 'Delete this search' }).click()
  await expect(line).toHaveCount(0)
  expect(await listSavedSearches(email)).toEqual([])
})

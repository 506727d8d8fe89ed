import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from './arrange'
import { ask, expect, expectAccessible } from './fixtures'
import { sidewaysRoom } from './watch'

/** Shared by the tests of trade-ins and personalised finance. */

export const yard = 'yarra-value-cars'
export const group = 'banksia-motor-group'
export const buyable = "v.status = 'in_stock' AND v.price_cents > 100000 AND v.reserved IS NOT TRUE"

/** The dealer's most frequent recent model, with its median year and kilometres. */
export const commonModel = async (tenant: string) => {
  const [row] = await sql<{ make: string; model: string; year: number; kms: number }>(
    `SELECT v.make, v.model, round(percentile_cont(0.5) WITHIN GROUP (ORDER BY v.year))::int AS year,
       least(99000, round(percentile_cont(0.5) WITHIN GROUP (ORDER BY v.km)))::int AS kms
     FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.car_type = 'used' AND v.item_type = 'car' AND v.status IN ('in_stock', 'coming_soon')
       AND v.hidden IS NOT TRUE AND v.removed_at IS NULL AND v.price_cents > 0 AND v.year >= extract(year FROM now()) - 6 AND v.km < 130000
     GROUP BY v.make, v.model ORDER BY count(*) DESC, v.make, v.model LIMIT 1`,
    [tenant],
  )
  if (!row) throw new Error('There is no model to trade.')
  return row
}

/** The only lead of a dealer with this email address. */
export const leadOf = async (tenant: string, email: string) => {
  const rows = await sql<Record<string, unknown>>(
    `SELECT l.id, l.subcategory, l.form_completed, l.lead_status, l.category, l.car_id, l.shopper_id, l.lead_attributes,
       (SELECT json_object_agg(d.name, d.value) FROM leads_details d WHERE d._parent_id = l.id) AS details
     FROM leads l JOIN tenants t ON t.id = l.tenant_id WHERE t.slug = $1 AND l.email = $2`,
    [tenant, email],
  )
  expect(rows).toHaveLength(1)
  return rows[0] ?? {}
}

type Reply = { readonly status: number; readonly body: Record<string, unknown> }

export const send = async (
  tenant: string,
  step: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => {
  const answer = await ask(tenant, step.startsWith('/') ? step : `/api/trade-in/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> }
}

export const typed = (email: string, more: object = {}) => ({
  rego: '1zz 9zz',
  regoState: 'VIC',
  kms: '60,000',
  name: 'Ada Lovelace',
  phone: '0491 570 156',
  email,
  contact_method: 'SMS',
  under_finance: 'Yes',
  key: randomUUID(),
  ...more,
})

type Question = { readonly id: string; readonly answers: readonly { readonly id: string }[] }
export const answered = (questions: readonly Question[], which: number) =>
  Object.fromEntries(questions.map(({ id, answers }) => [id, answers.at(which)?.id]))

/** Creates a valuation with its estimate, without a browser. */
export const estimated = async (tenant: string, email: string) => {
  const { make, model, year, kms } = await commonModel(tenant)
  const [place] = await sql<{ slug: string }>(
    `SELECT l.slug FROM locations l JOIN tenants t ON t.id = l.tenant_id
     WHERE t.slug = $1 AND l.visible AND l.location_type = 'sales' ORDER BY l.slug LIMIT 1`,
    [tenant],
  )
  const started = await send(tenant, 'valuation', typed(email, { kms: String(kms), location: place?.slug ?? '' }))
  expect(started).toMatchObject({ status: 200, body: { reason: 'facts', state: 'none', event: 17 } })
  const id = String(started.body['id'])
  const valued = await send(tenant, 'facts', { id, model: `${make}|${model}`, year: String(year) })
  expect(valued).toMatchObject({ status: 200, body: { state: 'valued', vehicle: `${String(year)} ${make} ${model}` } })
  return { id, lead_id: String(started.body['lead_id']), questions: valued.body['questions'] as Question[] }
}

/** Types into the field with this label, by keyboard. */
export const type = async (page: Page, label: string | RegExp, text: string): Promise<void> => {
  await page.getByLabel(label).focus()
  await page.keyboard.type(text)
}

export const submit = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

/** Checks that a step's page is accessible and does not scroll sideways. */
export const fits = async (page: Page): Promise<void> => {
  await expectAccessible(page, '#main')
  expect(await sidewaysRoom(page)).toBe(0)
}

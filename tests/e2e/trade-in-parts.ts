import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from './arrange'
import { requestSite, expect, expectAccessible } from './fixtures'
import { horizontalOverflow } from './page-errors'

/** Shared by the tests of trade-ins and personalised finance. */

export const USED_CAR_DEALER = 'yarra-value-cars'
export const GROUP_DEALER = 'banksia-motor-group'
export const BUYABLE = "v.status = 'in_stock' AND v.price_cents > 100000 AND v.reserved IS NOT TRUE"

/** The dealer's most frequent recent model, with its median year and kilometres. */
export const findCommonModel = async (tenant: string) => {
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
export const findLead = async (tenant: string, email: string) => {
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

export const sendStep = async (
  tenant: string,
  step: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => {
  const answer = await requestSite(tenant, step.startsWith('/') ? step : `/api/trade-in/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> }
}

export const buildTradeInForm = (email: string, more: object = {}) => ({
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
export const answerQuestions = (questions: readonly Question[], which: number) =>
  Object.fromEntries(questions.map(({ id, answers }) => [id, answers.at(which)?.id]))

/** Creates a valuation with its estimate, without a browser. */
export const createEstimate = async (tenant: string, email: string) => {
  const { make, model, year, kms } = await findCommonModel(tenant)
  const [location] = await sql<{ slug: string }>(
    `SELECT l.slug FROM locations l JOIN tenants t ON t.id = l.tenant_id
     WHERE t.slug = $1 AND l.visible AND l.location_type = 'sales' ORDER BY l.slug LIMIT 1`,
    [tenant],
  )
  const startReply = await sendStep(
    tenant,
    'valuation',
    buildTradeInForm(email, { kms: String(kms), location: location?.slug ?? '' }),
  )
  expect(startReply).toMatchObject({ status: 200, body: { reason: 'facts', state: 'none', event: 17 } })
  const id = String(startReply.body['id'])
  const valuationReply = await sendStep(tenant, 'facts', { id, model: `${make}|${model}`, year: String(year) })
  expect(valuationReply).toMatchObject({
    status: 200,
    body: { state: 'valued', vehicle: `${String(year)} ${make} ${model}` },
  })
  return { id, lead_id: String(startReply.body['lead_id']), questions: valuationReply.body['questions'] as Question[] }
}

/** Types into the field with this label, by keyboard. */
export const typeInto = async (page: Page, label: string | RegExp, text: string): Promise<void> => {
  await page.getByLabel(label).focus()
  await page.keyboard.type(text)
}

export const pressButton = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

/** Checks that a step's page is accessible and does not scroll sideways. */
export const expectPageFits = async (page: Page): Promise<void> => {
  await expectAccessible(page, '#main')
  expect(await horizontalOverflow(page)).toBe(0)
}

import type { Page } from '@playwright/test'
import { createToken, findLogin, requestRest } from './arrange'
import { expect, type TestDealer } from './fixtures'

export const addFeed = async ({ id: tenant }: TestDealer, more: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await requestRest('POST', '/stock-feeds', await createToken(findLogin()), {
    tenant,
    name: 'Yard',
    key: 'yard',
    on_missing: 'remove',
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { doc: { id: string } }).doc.id
}

const toFile = (buffer: Buffer, name = 'yard.csv') => ({ name, mimeType: 'text/csv', buffer })
export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
export const chooseFile = (page: Page, buffer: Buffer, name?: string) =>
  page.getByLabel('Stock file', { exact: true }).setInputFiles(toFile(buffer, name))
export const continueTo = async (page: Page, heading: string) => {
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(stepHeading(page, heading)).toBeFocused()
}
export const goesTo = (page: Page, column: string) => page.getByLabel(`“${column}” goes to`)

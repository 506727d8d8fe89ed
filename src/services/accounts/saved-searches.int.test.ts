import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { confirmSearch, storeSearch, findSearchByToken } from './saved-searches'
import { unsubscribe } from './unsubscribe'

let database: TestDatabase
let tenantId: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  tenantId = await addTenant(database.pool)
})

const rows = async <T extends Record<string, unknown>>(text: string) =>
  (await database.pool.query<T>(text, [tenantId])).rows
const listMails = () =>
  rows<{ recipient: string; subject: string; text: string; headers: object }>(
    'SELECT recipient, subject, text, headers FROM messages WHERE tenant_id = $1 ORDER BY created_at',
  )
const listSearches = () =>
  rows<{ name: string; confirmed: boolean }>(
    'SELECT name, confirmed_at IS NOT NULL AS confirmed FROM saved_searches WHERE tenant_id = $1',
  )

const save = (more: { name?: string; address?: string; isOwner?: boolean } = {}) => {
  const { name = 'Ann', address = '/search/suv', isOwner = false } = more
  const dealer = { id: tenantId, name: 'Banksia', url: 'https://b.example', contact: '1 High St', accent: '#112233' }
  return storeSearch(database.pool, dealer, {
    search: { name, email: 'ann@example.com', address },
    label: 'SUVs · up to $60,000',
    consent: 'yes',
    isOwner,
    token: randomBytes(24).toString('base64url'),
  })
}
const tokenOf = (text = ''): string => /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? ''

describe('a saved search of an unverified sender', () => {
  test('[SRCH-18] is confirmed by the link of one mail, on this dealer’s site only', async () => {
    expect(await Promise.all([save(), save(), save()])).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed'])
    expect(await listSearches()).toEqual([{ name: 'Ann', confirmed: false }])
    const [mail, ...others] = await listMails()
    expect(others).toEqual([])
    expect(mail?.recipient).toBe('ann@example.com')
    expect(mail?.text).not.toContain('Ann\n')
    // It says what is confirmed, and how often mails follow.
    expect(mail?.subject).toBe('Confirm your saved search: SUVs · up to $60,000')
    expect(mail?.text).toContain('was saved for ann@example.com: SUVs · up to $60,000.')
    expect(mail?.text).toContain('At most one email a day, after 8 am, and only if new vehicles match.')
    const token = tokenOf(mail?.text)
    const elsewhere = await addTenant(database.pool)
    await confirmSearch(database.pool, elsewhere, token)
    expect(await findSearchByToken(database.pool, elsewhere, token)).toBeNull()
    await confirmSearch(database.pool, tenantId, `${token}x`)
    expect(await findSearchByToken(database.pool, tenantId, token)).toEqual({
      address: '/search/suv',
      email: 'ann@example.com',
      confirmed: false,
    })
    await confirmSearch(database.pool, tenantId, token)
    expect(await listSearches()).toEqual([{ name: 'Ann', confirmed: true }])
    expect(await findSearchByToken(database.pool, tenantId, token)).toMatchObject({ confirmed: true })
  })

  test('[SRCH-18] can be ended by the link of the mail that confirms it, before and after', async () => {
    for (const isConfirmed of [false, true]) {
      await save({ address: `/search/suv?page=${String(isConfirmed)}` })
      const mail = (await listMails()).at(-1)
      const token = tokenOf(mail?.text)
      expect(mail?.text).toContain(`Unsubscribe: https://b.example/unsubscribe?token=${token}`)
      expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
      if (isConfirmed) await confirmSearch(database.pool, tenantId, token)
      expect(await unsubscribe(database.pool, tenantId, token)).toMatchObject({ kind: 'search' })
      expect(await listSearches()).toEqual([])
    }
  })

  test('[SRCH-18] one link confirms one search; a stranger neither changes nor learns anything about a confirmed one', async () => {
    await save()
    await confirmSearch(database.pool, tenantId, tokenOf((await listMails())[0]?.text))
    expect(await save({ name: 'Win at evil.example' })).toBe('unconfirmed')
    expect(await save({ address: '/search/ute' })).toBe('unconfirmed')
    expect(await listSearches()).toEqual(
      expect.arrayContaining([
        { name: 'Ann', confirmed: true },
        { name: 'Ann', confirmed: false },
      ]),
    )
    expect(await save({ name: 'Anna', isOwner: true })).toBe('saved')
    expect(await listSearches()).toContainEqual({ name: 'Anna', confirmed: true })
  })

  test('[SRCH-18] needs no mail if the address is confirmed in the account', async () => {
    expect(await save({ isOwner: true })).toBe('saved')
    expect(await listSearches()).toEqual([{ name: 'Ann', confirmed: true }])
    expect(await listMails()).toEqual([])
  })
})

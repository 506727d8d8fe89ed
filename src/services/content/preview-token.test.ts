import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { previewLinkEnd } from '@/src/domain/panel/preview-link'
import { createPreviewToken, verifyPreviewToken } from './preview-token'

const now = new Date('2026-11-25T01:00:00Z')
const tenant = '01a21038-182b-72f0-ac69-63b14b657bfc'
const other = '01a21038-182b-72f0-ac69-727474d19ec1'
const author = '01a21038-182b-72f0-ac69-8d5b0f7c2a11'
const shared = { tenant, collection: 'promo-cards', id: other, author, until: previewLinkEnd(now) }

describe('[STF-08] the token of a shared preview', () => {
  test('shows its document for seven days', () => {
    const token = createPreviewToken(shared)
    expect(verifyPreviewToken(tenant, token, now)).toEqual(shared)
    expect(verifyPreviewToken(tenant, token, new Date('2026-12-02T00:59:59Z'))).toEqual(shared)
    expect(verifyPreviewToken(tenant, token, new Date('2026-12-02T01:00:00Z'))).toBeNull()
  })

  test('is refused for another dealer, and with any other text', () => {
    const token = createPreviewToken(shared)
    expect(verifyPreviewToken(other, token, now)).toBeNull()
    expect(verifyPreviewToken(tenant, token.replace('promo-cards', 'offers'), now)).toBeNull()
    expect(verifyPreviewToken(tenant, token.replace(author, tenant), now)).toBeNull()
    expect(verifyPreviewToken(tenant, token.replace(String(shared.until), String(shared.until + 1)), now)).toBeNull()
    const changed = fc.tuple(fc.nat(token.length - 1), fc.constantFrom('a', 'B', '0', '.', '-', ' '))
    fc.assert(
      fc.property(changed, ([at, character]) => {
        const text = `${token.slice(0, at)}${character}${token.slice(at + 1)}`
        fc.pre(text !== token)
        const found = verifyPreviewToken(tenant, text, now)
        // The last character of base64 has unused bits.
        expect(found === null || at === token.length - 1).toBe(true)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => verifyPreviewToken(tenant, text, now) === null))
  })
})

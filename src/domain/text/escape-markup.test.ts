import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, escapeXml } from './escape-markup'

test('[LEAD-08] escapes the characters of markup, and removes those that XML does not allow', () => {
  const text = `<a href="x">O'Brien & Sons</a>\r\n\u0000\ud800`
  expect(escapeHtml('<a href="x">O\'Brien & Sons</a>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;O&#39;Brien &amp; Sons&lt;/a&gt;',
  )
  expect(escapeXml(text)).toBe('&lt;a href=&quot;x&quot;&gt;O&apos;Brien &amp; Sons&lt;/a&gt;&#13;\n')
})

test('[LEAD-08] no text can end an element or an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const escaped of [escapeHtml(text), escapeXml(text)]) expect(escaped).not.toMatch(/[<>"']/)
    }),
  )
})

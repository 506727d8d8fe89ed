import { expect, test } from 'vitest'
import { formatLinkedFrom } from './linked-from'

test('[ADM-02] [STF-06] the question before the trash names the menus and pages that link to the page', () => {
  expect(formatLinkedFrom([], 'this page')).toBe('')
  expect(formatLinkedFrom(['Header'], 'this page')).toBe(
    'Header links to this page. Shoppers won’t see this link any more.',
  )
  expect(formatLinkedFrom(['Header', 'Page “Fleet”'], 'these pages')).toBe(
    'Header and Page “Fleet” link to these pages. Shoppers won’t see these links any more.',
  )
  expect(formatLinkedFrom(['A', 'B', 'C', 'D', 'E', 'F'], 'this offer')).toMatch(/^A, B, C, D and 2 more link to/)
})

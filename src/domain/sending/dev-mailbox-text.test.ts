import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks, formatMessageCount } from './dev-mailbox-text'

test('[LEAD-08] links the addresses in a message and keeps its complete text', () => {
  expect(splitLinks('See https://edge.example/a?b=1, or call.')).toEqual([
    { text: 'See ' },
    { text: 'https://edge.example/a?b=1', href: 'https://edge.example/a?b=1' },
    { text: ', or call.' },
  ])
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl()), { maxLength: 6 }), (all) => {
      const text = all.join(' ')
      const parts = splitLinks(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\//)
    }),
  )
})

test('[LEAD-08] gives the number of messages', () => {
  expect(
    [formatMessageCount(0), formatMessageCount(1), formatMessageCount(2)].map((words) => words.split(' ')[0]),
  ).toEqual(['No', '1', '2'])
})

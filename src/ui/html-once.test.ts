import { expect, test } from 'vitest'
import { keepForHtml, keptForHtml } from './html-once'

test('[CNT-07] the text left last under a name is found again; only so many are kept', () => {
  expect(keptForHtml('a')).toBe('')
  keepForHtml('a', 'first')
  keepForHtml('a', 'second')
  expect(keptForHtml('a')).toBe('second')
  for (let n = 0; n < 300; n += 1) keepForHtml(`other-${n}`, 'x')
  expect(keptForHtml('a')).toBe('')
  expect(keptForHtml('other-299')).toBe('x')
})

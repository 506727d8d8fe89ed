import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Times } from './times'

const render = (text: string): string => renderToStaticMarkup(<Times>{text}</Times>)
const time = (text: string): string => `<span class="whitespace-nowrap">${text}</span>`

test('[LOC-04] [LOC-09] a line breaks between times, and never within one', () => {
  expect(render('8:30 am – 5 pm')).toBe(`${time('8:30 am')} – ${time('5 pm')}`)
  expect(render('Open now, closes at 12:00 pm')).toBe(`Open now, closes at ${time('12:00 pm')}`)
  expect(render('Closed for Christmas Day')).toBe('Closed for Christmas Day')
})

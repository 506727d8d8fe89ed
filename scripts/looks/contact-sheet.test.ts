import { describe, expect, test } from 'vitest'
import { contactSheet } from './contact-sheet.mjs'

const windows = [{ width: 390 }, { width: 1440 }]
const photograph = (page: string, dealer: string, width: number, overflow = 0) => ({
  dealer,
  page,
  path: '/',
  width,
  file: `${dealer}-${page}-${width}.jpeg`,
  overflow,
})

describe('contact sheet', () => {
  test('has a table for each page with a row for each dealer and a column for each width', () => {
    const html = contactSheet(
      [photograph('home', 'one', 390), photograph('home', 'one', 1440), photograph('search', 'two', 1440)],
      windows,
    )
    expect(html.match(/<section/g)).toHaveLength(2)
    expect(html).toContain('alt="home of one at 390 px"')
    // The second dealer has no photograph at the first width.
    expect(html).toContain('<th scope="row">two</th><td></td><td><figure>')
  })

  test('names a page that is wider than its window', () => {
    expect(contactSheet([photograph('home', 'one', 390, 12)], windows)).toContain('12 px wider than the window')
    expect(contactSheet([photograph('home', 'one', 390)], windows)).not.toContain('wider')
  })

  test('writes names as text', () => {
    expect(contactSheet([photograph('<b>', 'one', 390)], windows)).not.toContain('<b>')
  })
})

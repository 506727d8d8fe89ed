import { expect, test } from 'vitest'
import { listShareTargets } from './share'

const url = 'https://banksia.example/cars/2023-toyota-rav4-k1'
const title = '2023 Toyota RAV4 & “more”'

test('[VDP-07] lists the share targets in order, Twitter by switch', () => {
  expect(listShareTargets(url, title, false).map(({ label }) => label)).toEqual([
    'Facebook',
    'X',
    'WhatsApp',
    'Email',
    'SMS',
  ])
  expect(listShareTargets(url, title, true).map(({ label }) => label)).not.toContain('X')
})

test('[VDP-07] every target gets the complete address, and no title breaks it', () => {
  for (const { href } of listShareTargets(url, title, false)) {
    expect(href).toContain(encodeURIComponent(url))
    expect(href).not.toMatch(/[\s“&](?!body=|text=)/u)
  }
})

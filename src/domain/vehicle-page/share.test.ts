import { expect, test } from 'vitest'
import { shareTargets } from './share'

const url = 'https://banksia.example/cars/2023-toyota-rav4-k1'
const title = '2023 Toyota RAV4 & “more”'

test('[VDP-07] the places in their order, Twitter by switch', () => {
  expect(shareTargets(url, title, false).map(({ label }) => label)).toEqual([
    'Facebook',
    'Twitter',
    'WhatsApp',
    'Email',
    'SMS',
  ])
  expect(shareTargets(url, title, true).map(({ label }) => label)).not.toContain('Twitter')
})

test('[VDP-07] every place is given the whole address, and what a title holds breaks none', () => {
  for (const { href } of shareTargets(url, title, false)) {
    expect(href).toContain(encodeURIComponent(url))
    expect(href).not.toMatch(/[\s“&](?!body=|text=)/u)
  }
})

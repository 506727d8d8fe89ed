import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { DealerBrand } from '@/src/domain/tenancy/host'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { contrastOf } from '@/src/domain/theme/colour'
import { defaultTheme } from '@/src/domain/theme/palette'
import { renderUnavailablePage } from './unavailable-page'

const folders = path.resolve('tenants')
const builtInThemes: readonly SiteTheme[] = readdirSync(folders, { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(path.join(folders, one.name)).includes('theme.json'))
  .map((one) => JSON.parse(readFileSync(path.join(folders, one.name, 'theme.json'), 'utf8')) as SiteTheme)

const createBrand = (more: Partial<DealerBrand> = {}): DealerBrand => ({
  name: 'Gum Motors',
  phone: '1300 123 456',
  theme: defaultTheme,
  ...more,
})

const tokenOf = (page: string, name: string): string => new RegExp(`--t-${name}:(#[0-9a-f]{6})`).exec(page)?.[1] ?? ''

/** Colours of text and background, as the page's own rules pair them. */
const pairs = [
  ['on-chrome', 'chrome'],
  ['ink', 'surface'],
  ['ink', 'surface-alt'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['ink', 'raised'],
] as const

describe('the page while the database cannot be read', () => {
  it('[STK-03] [TEN-10] has the dealer’s colours, with readable contrast for each text (AA)', () => {
    expect(builtInThemes.length).toBeGreaterThan(5)
    const odd = { ...defaultTheme, accent: '#ffff00', surface: '#ffffff', surface_alt: '#eeeeee', ink: '#888888' }
    const nonsense = { ...defaultTheme, accent: 'red;}body{display:none', ink: '', heading_font: '</style>' }
    for (const theme of [
      ...builtInThemes,
      odd,
      nonsense,
      { ...defaultTheme, dark: true, surface: '#101010', surface_alt: '#1a1a1a' },
    ]) {
      const page = renderUnavailablePage(createBrand({ theme }))
      for (const [text, background] of pairs) {
        const ratio = contrastOf(tokenOf(page, text), tokenOf(page, background))
        expect(ratio, `${text} on ${background}, ${theme.accent}`).toBeGreaterThanOrEqual(4.5)
      }
      expect(page).not.toContain('display:none')
    }
    const [first] = builtInThemes
    expect(renderUnavailablePage(createBrand({ theme: first ?? defaultTheme }))).toContain(first?.accent.toLowerCase())
  })

  it('[STK-03] is self-contained: no script, nothing from elsewhere, no automatic reload', () => {
    const page = renderUnavailablePage(createBrand())
    expect(page).not.toMatch(/<script|http-equiv|\son\w+=|https?:/i)
    expect(page.match(/url\([^)]*\)/g)?.every((one) => one.startsWith('url(/fonts/'))).toBe(true)
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain('<a href="">Try again</a>')
    expect(Buffer.byteLength(page)).toBeLessThan(8000)
  })

  it('[STK-03] escapes the dealer’s name and number', () => {
    const page = renderUnavailablePage(
      createBrand({ name: `<img src=x onerror=alert(1)> "O'Brien" & Co`, phone: '"><script>1' }),
    )
    expect(page).not.toMatch(/<img|<script/i)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;O&#39;Brien&quot; &amp; Co')
  })

  it('[STK-03] has no call button without a number, and no header without a dealer', () => {
    const { phone: _, ...brandWithoutPhone } = createBrand()
    expect(renderUnavailablePage(brandWithoutPhone)).not.toContain('tel:')
    expect(renderUnavailablePage(brandWithoutPhone)).toContain('<title>Back in a moment | Gum Motors</title>')
    expect(renderUnavailablePage()).not.toMatch(/<header|tel:|undefined/)
    expect(renderUnavailablePage()).toContain('<title>Back in a moment</title>')
  })
})

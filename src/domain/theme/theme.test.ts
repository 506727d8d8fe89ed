import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultStockLook, footerLayouts, footerStyles, headerStyles, type SiteTheme } from './site-theme'
import { sectionHeadings } from './section-headings'
import { findThemeFieldProblem, listThemeProblems } from './check'
import { contrastOf, minContrastOf, mix, parseHex, readableColourOn } from './colour'
import {
  themeCss,
  listThemeFontFiles,
  themeFontCss,
  buildThemeVariables,
  completeThemeCss,
  toNightTheme,
  turnsDark,
} from './css'
import { fallbackFontFaces, fonts } from './fonts'
import { buildManifest, buildThemeIcon, findPngIcon, listIconLinks } from './icon'
import { defaultTheme, buildPalette, secondaryRoleOf } from './palette'

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`)

const themeArb: fc.Arbitrary<SiteTheme> = fc
  .record({
    accent: hex,
    secondary: fc.option(hex, { nil: undefined }),
    surface: hex,
    surface_alt: hex,
    ink: hex,
    dark: fc.boolean(),
    heading_font: fc.constantFrom(...Object.keys(fonts)),
    text_font: fc.constantFrom(...Object.keys(fonts)),
    radius: fc.integer({ min: 0, max: 32 }),
    header: fc.constantFrom(...headerStyles),
    footer: fc.constantFrom(...footerStyles),
    footer_layout: fc.constantFrom(...footerLayouts),
    section_headings: fc.constantFrom(...sectionHeadings),
  })
  .map(({ secondary, ...rest }) => ({
    ...defaultStockLook,
    ...rest,
    ...(secondary !== undefined && { secondary }),
  }))

/** Valid themes: only these reach a page. */
const validTheme = themeArb.filter((one) => listThemeProblems(one).length === 0)

test('[CARD-04] a price tag is readable in every theme', () => {
  fc.assert(
    fc.property(validTheme, (theme) => {
      const palette = buildPalette(theme)
      expect(contrastOf(palette['on-tag'], palette.tag)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('[TEN-10] finds the problem of one colour among those that a form has now', () => {
  const find = (values: Readonly<Record<string, unknown>>) => findThemeFieldProblem('accent', values)
  expect(find({ accent: '#FDFDFD' })).toMatch(
    /^The main colour is too close to the page background.* contrast is 1\.01 where at least 1\.5 is needed\./,
  )
  // The other colours count as they are in the form, and a field without a value as its default.
  expect(find({ accent: '#FDFDFD', surface: '#101418', surface_alt: '#181C20', ink: '#FFFFFF' })).toBeUndefined()
  expect(find({ accent: '#7A1F3D', surface: null })).toBeUndefined()
  expect(findThemeFieldProblem('ink', { ink: '#999999' })).toMatch(
    /^Text on the page background has too little contrast to read: 2\.84 where/,
  )
})

describe('contrast', () => {
  test('[TEN-10] is computed as in WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrastOf('#1F5F4B', '#FFFFFF')).toBeGreaterThan(7)
  })

  test('[TEN-10] is symmetric and between 1 and 21', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(contrastOf(a, b)).toBe(contrastOf(b, a))
        expect(contrastOf(a, b)).toBeGreaterThanOrEqual(1)
        expect(contrastOf(a, b)).toBeLessThanOrEqual(21.0001)
      }),
    )
  })

  test('[TEN-10] text is readable on any background', () => {
    fc.assert(fc.property(hex, (background) => contrastOf(readableColourOn(background), background) >= 4.5))
  })

  test('[TEN-10] parses short and long hex only', () => {
    expect(parseHex('#abc')).toEqual([0xaa, 0xbb, 0xcc])
    expect(parseHex(' #A1b2C3 ')).toEqual([0xa1, 0xb2, 0xc3])
    for (const bad of ['', 'red', '#12', '#12345', '#12345g', '#fff;}', '112233']) expect(parseHex(bad)).toBeNull()
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  })
})

describe('palette', () => {
  test('[TEN-10] all text of a valid theme has 4.5:1 on every background it is used on', () => {
    fc.assert(
      fc.property(validTheme, (one) => {
        const p = buildPalette(one)
        const backgrounds = [p.surface, p['surface-alt'], p.tint, p.raised]
        expect(minContrastOf(p.ink, backgrounds)).toBeGreaterThanOrEqual(4.5)
        expect(minContrastOf(p.muted, backgrounds)).toBeGreaterThanOrEqual(4.5)
        expect(minContrastOf(p['accent-text'], backgrounds)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(p['on-accent'], p.accent)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(p['on-chrome'], p.chrome)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(p['chrome-muted'], p.chrome)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(p['on-price'], p.price)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('[TEN-10] controls of a valid theme have 3:1', () => {
    fc.assert(
      fc.property(validTheme, (one) => {
        const p = buildPalette(one)
        expect(minContrastOf(p['border-strong'], [p.surface, p['surface-alt']])).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  test('[TEN-10] is always complete, whatever was stored', () => {
    fc.assert(
      fc.property(themeArb, fc.string(), (one, junk) => {
        const p = buildPalette({ ...one, accent: junk, surface: junk, ink: junk })
        for (const value of Object.values(p)) expect(value).toMatch(/^#[0-9a-f]{6}$/)
      }),
    )
  })

  test('[TEN-10] uses the secondary colour by its lightness', () => {
    const role = (secondary?: string) => secondaryRoleOf({ ...defaultTheme, ...(secondary && { secondary }) })
    expect(role('#22262B')).toBe('chrome')
    expect(role('#FFD400')).toBe('price')
    expect(role('#3F6B57')).toBe('tint')
    expect(role()).toBe('none')
    expect(buildPalette({ ...defaultTheme, secondary: '#FFD400' }).price).toBe('#ffd400')
  })
})

describe('check', () => {
  test('[TEN-10] the default theme is valid', () => expect(listThemeProblems(defaultTheme)).toEqual([]))

  test('[TEN-10] explains problems to staff', () => {
    const [faint] = listThemeProblems({ ...defaultTheme, ink: '#999999' })
    expect(faint).toEqual({
      field: 'ink',
      message:
        'Text on the page background has too little contrast to read: 2.84 where at least 4.5 is needed. Choose a darker text colour.',
    })
    expect(listThemeProblems({ ...defaultTheme, accent: 'blue' })).toMatchObject([{ field: 'accent' }])
    expect(listThemeProblems({ ...defaultTheme, accent: '#fefefe' })).toMatchObject([{ field: 'accent' }])
    expect(listThemeProblems({ ...defaultTheme, text_font: 'comic-sans' })).toMatchObject([{ field: 'text_font' }])
    expect(listThemeProblems({ ...defaultTheme, dark: true })).toMatchObject([{ field: 'surface' }])
    const dark = { ...defaultTheme, dark: true, surface: '#12161c', surface_alt: '#1a2028', ink: '#ffffff' }
    expect(listThemeProblems(dark)).toEqual([])
    expect(listThemeProblems({ ...defaultTheme, radius: 90 })).toMatchObject([{ field: 'radius' }])
  })
})

describe('css', () => {
  test('[TEN-10] stored values cannot break out of the stylesheet', () => {
    fc.assert(
      fc.property(themeArb, fc.string(), (one, junk) => {
        const evil = `${junk}</style><script>`
        const css = themeCss({ ...one, accent: evil, surface: evil, heading_font: evil, text_font: evil })
        expect(css).not.toContain('<')
        expect(css.split('{').length).toBe(css.split('}').length)
      }),
    )
  })

  test('[TEN-10] has at most two font files, each with fallbacks of the same size', () => {
    const one = { ...defaultTheme, heading_font: 'Fraunces', text_font: 'instrument-sans' }
    expect(listThemeFontFiles(one)).toHaveLength(2)
    expect(listThemeFontFiles(defaultTheme)).toEqual(['/fonts/inter-latin-wght-normal.woff2'])
    const css = completeThemeCss(one)
    expect(css.match(/@font-face/g)).toHaveLength(10)
    expect(css).toContain('font-family:"Fraunces Fallback"')
    expect(css).toContain('font-family:"Fraunces Roboto"')
    expect(css).toContain('size-adjust:103.96%')
    expect(themeFontCss(one).match(/\/fonts\/[^)]+/g)).toEqual(listThemeFontFiles(one))
    expect(buildThemeVariables(one)['--t-font-heading']).toContain('"Fraunces"')
  })
})

test('[TEN-10] fonts.css has the fallbacks of every font; -u writes them', async () => {
  const names = Object.keys(fonts) as (keyof typeof fonts)[]
  const faces = names.map(fallbackFontFaces).join('\n').replaceAll('}@', '}\n@')
  await expect(`/* Written by theme.test.ts from src/domain/theme/fonts.ts. */\n${faces}\n`).toMatchFileSnapshot(
    '../../app/site/fonts.css',
  )
})

describe('icon', () => {
  const iconSvg = (name: string) =>
    decodeURIComponent(buildThemeIcon(defaultTheme, name).replace('data:image/svg+xml,', ''))

  test('[TEN-10] shows the first letter of the name, without the article, on the accent', () => {
    expect(iconSvg('The Queanbeyan Motor Company')).toMatch(/>Q<\/text><\/svg>$/)
    expect(iconSvg('Škoda House')).toContain('>Š</text>')
    expect(iconSvg('Voltara')).toContain(`fill="${defaultTheme.accent.toLowerCase()}"`)
  })

  test('[TEN-10] is the dealer’s own where it has one, with a PNG for home screens', () => {
    const icon_url = '/images/media/voltara/icon.svg'
    expect(listIconLinks({ ...defaultTheme, icon_url }, 'Voltara')).toEqual([
      { rel: 'icon', href: icon_url },
      { rel: 'apple-touch-icon', href: `${icon_url}?width=240&crop=1x1&format=png` },
    ])
    const elsewhere = 'https://cdn.example/icon.png'
    expect(listIconLinks({ ...defaultTheme, icon_url: elsewhere }, 'Voltara')).toEqual([
      { rel: 'icon', href: elsewhere },
    ])
    expect(listIconLinks(defaultTheme, 'Voltara')).toEqual([
      { rel: 'icon', href: buildThemeIcon(defaultTheme, 'Voltara') },
    ])
  })

  test('[TEN-10] escapes any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(iconSvg(name).match(/[<>]/g)).toHaveLength(10)
      }),
    )
    expect(iconSvg('<script>')).toContain('>&lt;</text>')
  })
})

test('[TEN-10] the manifest has a name that fits a home screen, the theme’s colour and the dealer’s icon', () => {
  const icon_url = '/images/media/voltara/icon.svg'
  expect(buildManifest({ ...defaultTheme, icon_url, surface: '#FBF9F4' }, 'Harbour & Vale Prestige')).toMatchObject({
    name: 'Harbour & Vale Prestige',
    short_name: 'Harbour',
    theme_color: '#FBF9F4',
    icons: [{ src: `${icon_url}?width=240&crop=1x1&format=png`, sizes: '240x240', type: 'image/png' }],
  })
  const letter = buildManifest(defaultTheme, 'Voltara')
  expect([letter.short_name, letter.icons]).toEqual([
    'Voltara',
    [{ src: buildThemeIcon(defaultTheme, 'Voltara'), sizes: 'any' }],
  ])
  expect(buildManifest(defaultTheme, 'The Queanbeyan, Wallangarra').short_name).toBe('Queanbeyan')
  expect(buildManifest(defaultTheme, 'Incomprehensibility Motors').short_name).toBe('Incomprehensibility')
  expect(findPngIcon(defaultTheme)).toBeUndefined()
})

test('[TEN-10] every light theme has a dark counterpart that staff could have saved', () => {
  fc.assert(
    fc.property(validTheme, (one) => {
      expect(listThemeProblems(toNightTheme(one))).toEqual([])
    }),
  )
})

test('[TEN-10] a theme turns dark only if its dealer allows it, on screens alone, with a logo that is seen', () => {
  expect(themeCss(defaultTheme)).not.toContain('prefers-color-scheme')
  const allowed = { ...defaultTheme, follows_device: true, logo_url: '/images/media/voltara/logo.svg' }
  expect(themeCss(allowed)).toContain('@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;')
  expect(themeCss(allowed)).toContain('.site-logo img{filter:invert(1)')
  expect(themeCss({ ...allowed, header: 'dark' })).not.toContain('.site-logo')
  expect(themeCss({ ...allowed, logo_url: '/images/media/voltara/logo.png' })).toContain('.site-logo img{background:')
  expect(turnsDark({ ...allowed, dark: true })).toBe(false)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanFeature, cleanFeatures } from './features'

describe('variant features', () => {
  test.each([
    ['10.25-inch <b>touchscreen</b>', '10.25-inch <b>touchscreen</b>'],
    ['<script>alert(1)</script>Sunroof', 'Sunroof'],
    ['<scr<script></script>ipt>alert(1)</script>Sunroof', 'Sunroof'],
    ['<b onclick="alert(1)" style="x">Bold</b>', '<b>Bold</b>'],
    ['<img src=x onerror=alert(1)>Roof', 'Roof'],
    ['<a href="javascript:alert(1)">Roof</a> racks', 'Roof racks'],
    ['<iframe src="//evil.example"></iframe>Racks', 'Racks'],
    ['<svg><g onload="alert(1)"></g></svg>Racks', 'Racks'],
    ['0–100 km/h in < 6 s & more', '0–100 km/h in &lt; 6 s &amp; more'],
    ['CO<sub>2</sub> &amp; co', 'CO<sub>2</sub> &amp; co'],
    ['<b>open <i>twice', '<b>open <i>twice</i></b>'],
    ['closed</b> too often', 'closed too often'],
    ['<b>crossed <i>tags</b> here</i>', '<b>crossed <i>tags</i></b> here'],
    ['<!-- <b> -->comment', 'comment'],
    ['<p>a</p> <p>b</p>', 'a b'],
    ['<script>never closed', ''],
    ['<<b>script>alert(1)', '&lt;<b>script&gt;alert(1)</b>'],
    ['two\n  lines', 'two lines'],
  ])('[MOD-03] %s', (input, expected) => {
    expect(cleanFeature(input)).toBe(expected)
  })

  const pieces = fc.array(
    fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom(
        '<',
        '>',
        '<script>',
        '</script>',
        '<b>',
        '</b>',
        '<i x="y">',
        '</i>',
        '<!--',
        '-->',
        '&lt;',
        '&',
      ),
      fc.constantFrom(
        '<svg',
        '<style>',
        '</style>',
        ' onerror=',
        '"',
        "'",
        '<img src=x>',
        '</',
        '<sup>',
        '\n',
        '<a href=',
      ),
    ),
    { maxLength: 14 },
  )

  test('[MOD-03] outputs only emphasis tags without attributes, all closed, and is idempotent', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const clean = cleanFeature(parts.join(''))
        expect(clean.replace(/<\/?(?:b|strong|em|i|sup|sub)>/g, '')).not.toMatch(/[<>]/)
        const open: string[] = []
        for (const [, end, name = ''] of clean.matchAll(/<(\/?)([a-z]+)>/g)) {
          if (end === '/') expect(open.pop()).toBe(name)
          else open.push(name)
        }
        expect(open).toEqual([])
        expect(cleanFeature(clean)).toBe(clean)
      }),
      { numRuns: 2000 },
    )
  })

  test('[MOD-03] leaves text without markup unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 ,.()-]{0,40}$/), (text) => {
        expect(cleanFeature(text)).toBe(text.replace(/\s+/g, ' ').trim())
      }),
    )
  })

  test('[MOD-03] keeps the lines of a list, without empty ones', () => {
    expect(cleanFeatures(['Sunroof', '<script>x</script>', 7, '<b> </b>', '<b>Racks</b>'])).toEqual([
      'Sunroof',
      '<b>Racks</b>',
    ])
    for (const odd of [null, undefined, 'text', 7, {}]) expect(cleanFeatures(odd)).toEqual([])
  })
})

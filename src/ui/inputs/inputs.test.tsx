import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { groupedAmount, moneyPicks, postcodeProblem } from '@/src/domain/inputs'
import { KilometreInput, MoneyInput, NumberInput } from './amounts'
import { PostcodeInput } from './postcode'

const attribute = (html: string, name: string): string | undefined =>
  new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1]

test('[INP-01] a label, a hint and an error belong to the field, and what was typed stays', () => {
  const html = renderToStaticMarkup(
    <PostcodeInput
      id="pc"
      name="postcode"
      label="Postcode"
      hint="Where you live"
      error={postcodeProblem('40')}
      defaultValue="40"
    />,
  )
  expect(html).toContain('<label for="pc"')
  expect(attribute(html, 'aria-describedby')).toBe('pc-hint pc-error')
  expect(attribute(html, 'aria-invalid')).toBe('true')
  expect(attribute(html, 'value')).toBe('40')
  expect(html).toMatch(/<p id="pc-error" role="alert"[^>]*>Invalid postcode. Please enter a 4-digit number.<\/p>/)
  expect(html).toMatch(/<p id="pc-hint"[^>]*>Where you live<\/p>/)
})

test('[INP-01] a postcode: four characters, required, a keyboard of digits, no number field that would count up', () => {
  const html = renderToStaticMarkup(<PostcodeInput id="pc" label="Postcode" />)
  expect(['maxLength', 'inputMode', 'type', 'pattern'].map((name) => attribute(html, name))).toEqual([
    '4',
    'numeric',
    'text',
    '[0-9]{4}',
  ])
  expect(html).toContain('required=""')
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
})

test('[INP-01] money: dollar sign, separators, the quick picks as suggestions', () => {
  const html = renderToStaticMarkup(
    <MoneyInput
      id="from"
      label="From"
      labelMore="price, dollars"
      picks={moneyPicks.usual.map(groupedAmount)}
      defaultValue={groupedAmount(12_500)}
    />,
  )
  expect(attribute(html, 'list')).toBe('from-picks')
  expect([...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    '5,000',
    '10,000',
    '15,000',
    '20,000',
    '25,000',
    '30,000',
    '40,000',
    '50,000',
    '70,000',
  ])
  expect(attribute(html, 'value')).toBe('12,500')
  expect(attribute(html, 'inputMode')).toBe('numeric')
  expect(html).toMatch(/<span aria-hidden="true"[^>]*>\$<\/span>/)
})

test('[INP-01] kilometres carry their suffix, numbers their step, least and most', () => {
  expect(renderToStaticMarkup(<KilometreInput id="km" label="Kilometres" />)).toMatch(
    /<span aria-hidden="true"[^>]*>kms<\/span>/,
  )
  const html = renderToStaticMarkup(<NumberInput id="n" label="Seats" min={2} max={9} step={1} />)
  expect(['type', 'min', 'max', 'step'].map((name) => attribute(html, name))).toEqual(['number', '2', '9', '1'])
})

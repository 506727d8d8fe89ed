import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { moneyPicks } from '@/src/domain/amounts'
import { postcodeProblem } from '@/src/domain/locations/postcodes'
import { formatInteger } from '@/src/domain/text/numbers'
import { KilometreInput, MoneyInput, NumberInput } from './amounts'
import { PostcodeInput } from './postcode'
import { Select } from './select'

const attribute = (html: string, name: string): string | undefined =>
  new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1]

test('[INP-01] links label, hint and error to the field, and keeps the entered value', () => {
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

test('[INP-01] a postcode input takes four characters, is required and has a numeric keyboard without a spinner', () => {
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

test('[INP-01] a money input has a dollar sign, separators and suggestions', () => {
  const html = renderToStaticMarkup(
    <MoneyInput
      id="from"
      label="From"
      labelMore="price, dollars"
      picks={moneyPicks.default.map(formatInteger)}
      defaultValue={formatInteger(12_500)}
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

test('[INP-01] a kilometre input has its suffix, and a number input its step, minimum and maximum', () => {
  expect(renderToStaticMarkup(<KilometreInput id="km" label="Kilometres" />)).toMatch(
    /<span aria-hidden="true"[^>]*>kms<\/span>/,
  )
  const html = renderToStaticMarkup(<NumberInput id="n" label="Seats" min={2} max={9} step={1} />)
  expect(['type', 'min', 'max', 'step'].map((name) => attribute(html, name))).toEqual(['number', '2', '9', '1'])
})

test('[INP-01] a select has its empty option, its options, its value and its error', () => {
  const html = renderToStaticMarkup(
    <Select
      id="state"
      label="State"
      error="Select a state."
      emptyLabel="Any"
      options={[
        ['QLD', 'Queensland'],
        ['WA', 'Western Australia'],
      ]}
      defaultValue="WA"
    />,
  )
  expect(html).toContain('<label for="state">State</label>')
  expect(html).toMatch(/<select id="state"[^>]* aria-invalid="true" aria-describedby="state-error"/)
  expect(html).toContain('<option value="">Any</option><option value="QLD">Queensland</option>')
  expect(html).toMatch(/<option value="WA" selected="">/)
  expect(html).toMatch(/<p id="state-error" role="alert"[^>]*>Select a state\.<\/p>/)
})

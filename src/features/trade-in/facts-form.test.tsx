import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactsForm } from './facts-form'

test('[TRD-04] names a model with its make once', () => {
  const choices = [{ make: 'Mazda', models: ['Mazda3', 'CX-5'] }]
  const html = renderToStaticMarkup(<FactsForm id="1" choices={choices} years={[2020]} values={{}} errors={{}} />)
  expect(html).toContain('>Mazda3</option>')
  expect(html).toContain('>Mazda CX-5</option>')
})

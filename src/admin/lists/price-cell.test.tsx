import type { DefaultServerCellComponentProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VehiclePriceCell } from './price-cell'

const render = (rowData: Readonly<Record<string, unknown>>): string => {
  const props = { cellData: rowData['price_cents'], rowData } as unknown as DefaultServerCellComponentProps
  return renderToStaticMarkup(<VehiclePriceCell {...props} />)
}

test('[STF-02] the list of vehicles shows the price that shoppers see, and the one that an offer replaces', () => {
  expect(render({ price_cents: 2_298_000 })).toBe('<span>$22,980</span>')
  expect(render({})).toContain('No price')
  expect(render({ price_cents: 2_298_000, overrides: { offer_price_cents: 2_148_000 } })).toBe(
    '<span>$21,480<span class="list-muted"> instead of $22,980</span></span>',
  )
  expect(render({ price_cents: 2_298_000, offer_price_cents: 2_200_000, overrides: null })).toContain('$22,000')
})

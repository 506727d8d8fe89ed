import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationBlock } from './panel/location-block'

const view = { name: 'Kia Bundall', address: '1 Test Street', directions: '/directions', masked: false }

test('[VDP-01] a location with a mobile can be texted about the vehicle', () => {
  const html = renderToStaticMarkup(
    <LocationBlock view={{ ...view, text: 'sms:+61491570156?&body=Hi' }} hours={null} />,
  )
  expect(html).toContain('<a href="sms:+61491570156?&amp;body=Hi" class="btn btn-md btn-secondary">Text us</a>')
  expect(renderToStaticMarkup(<LocationBlock view={view} hours={null} />)).not.toContain('Text us')
})

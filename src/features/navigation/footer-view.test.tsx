import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { footerLayouts } from '@/src/domain/theme/site-theme'
import { FooterContents } from './footers/footer-contents'
import type { FooterPlace } from './footers/footer-parts'

const hours = [{ weekday: 1, status: 'Open', open: '08:30', close: '17:00' }] as const

const place = (name: string): FooterPlace => ({
  name,
  slug: name.toLowerCase(),
  address: `1 Main Street, ${name} NSW 2000`,
  destination: `${name} NSW`,
  phone: '02 5550 7301',
  timezone: 'Australia/Sydney',
  hours,
  special: [],
})

const places = ['Heatherbrae', 'Bowral'].map(place)

const renderFooter = (layout: (typeof footerLayouts)[number]): string =>
  renderToStaticMarkup(
    <FooterContents
      layout={layout}
      name="Wattle Caravans"
      phone="1800 160 401"
      locations={places}
      places={places}
      locationCount={5}
      mapPlaces={[{ pin: [10, 10], city: 'Heatherbrae' }]}
      groups={[
        { title: 'Caravans', links: [{ label: 'All vans', href: '/search/' }] },
        {
          title: 'Company',
          links: [
            { label: 'News', href: '/news' },
            { label: 'All vans', href: '/search/' },
          ],
        },
      ]}
      legalItems={['© Wattle Caravans', 'Dealer licence NSW MD073350']}
      priceLabels="Prices are for the vehicle as described and include GST."
      showsFinanceWarning={false}
    />,
  )

test.each(footerLayouts.map((layout) => [layout]))(
  '[CNT-02] [LOC-02] the footer’s layout %s has every link, a phone number and the licence',
  (layout) => {
    const html = renderFooter(layout)
    for (const part of [
      'href="/search/"',
      'href="/news"',
      'href="tel:',
      'Dealer licence NSW MD073350',
      'Prices are for',
    ])
      expect(html).toContain(part)
  },
)

test('[CNT-02] a compact footer has a page once that two groups link to', () => {
  expect(renderFooter('compact').match(/href="\/search\/"/g)).toHaveLength(1)
})

test('[TEN-10] a place-led footer has the map, the hours of each place and a link to all', () => {
  const html = renderFooter('place-led')
  expect(html.match(/class="open-now"/g)).toHaveLength(places.length)
  expect(html).toContain('aria-label="Map of Wattle Caravans"')
  expect(html).toContain('All 5 locations')
  expect(html.indexOf('Map of')).toBeLessThan(html.indexOf('href="/news"'))
})

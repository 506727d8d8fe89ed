import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs } from './tabs'

const tabs = [
  { title: 'Comments', panel: 'comments', id: 'tab-comments' },
  { title: 'Features', panel: 'features', id: 'tab-features' },
]
const render = (hasLinks: boolean): string =>
  renderToStaticMarkup(
    <Tabs label="About" tabs={tabs} selected={1} onSelect={() => undefined} hasLinks={hasLinks} className="row" />,
  )

test('[MOD-04] the selected tab is the only tab stop and controls its panel', () => {
  const html = render(false)
  expect(html).toContain('role="tablist" aria-label="About"')
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
  expect(html).toMatch(/aria-selected="true" aria-controls="features" tabindex="0"[^>]*>Features</)
})

test('[VDP-04] tabs that are links have no roles until the page is hydrated', () => {
  const html = render(true)
  expect(html).toContain('href="#comments"')
  expect(html).toContain('href="#features"')
  expect(html).not.toContain('role=')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog } from './dialog'
import { PopoverDialog } from './popover-dialog'

const ignore = (): void => undefined

test('[LOC-05] a dialog is named by its heading, and is closed until script opens it', () => {
  const html = renderToStaticMarkup(
    <Dialog id="hours" title="Holiday hours" isOpen={false} onClose={ignore}>
      Closed on Friday
    </Dialog>,
  )
  expect(html).toMatch(/^<dialog id="hours"[^>]* aria-labelledby="hours-title">/)
  expect(html).toContain('<h2 id="hours-title">Holiday hours</h2>')
  expect(html).not.toContain(' open=')
  expect(html).toContain('Close')
})

test('[GAL-01] a full-screen dialog has a name and no heading', () => {
  const html = renderToStaticMarkup(<Dialog id="photos" title="Photos" variant="full-screen" onClose={ignore} />)
  expect(html).toContain('aria-label="Photos"')
  expect(html).not.toContain('<h2')
})

test('[VDP-15] a popover dialog is opened and closed by the browser', () => {
  const html = renderToStaticMarkup(
    <PopoverDialog id="more" title="More" variant="centre" className="more">
      Text
    </PopoverDialog>,
  )
  expect(html).toMatch(/^<div id="more" popover="auto" role="dialog" aria-label="More"/)
  expect(html).toMatch(/<button [^>]*popoverTarget="more" popoverTargetAction="hide"/i)
})

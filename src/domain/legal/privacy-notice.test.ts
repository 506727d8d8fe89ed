import { expect, test } from 'vitest'
import { buildPrivacyNotice } from './privacy-notice'

const site = (privacy_text = '', privacy?: string) => ({
  name: 'Yarra Value Cars',
  ...(privacy === undefined ? {} : { legal: { privacy } }),
  switches: { forms: { privacy_text } },
})

test('[LEAD-08] [TEN-05] uses the switch’s text, else the dealer’s own, else a default', () => {
  expect(buildPrivacyNotice(site('Agreed.', 'Ours.'), 'answer you')).toBe('Agreed.')
  expect(buildPrivacyNotice(site('', 'Ours.'), 'answer you')).toBe('Ours.')
  expect(buildPrivacyNotice(site(), 'hold this car for you')).toBe(
    'Yarra Value Cars uses what you type here to hold this car for you, and for nothing else.',
  )
})

test('[LEAD-08] the default names news and other recipients if there are any', () => {
  const text = buildPrivacyNotice(site(), 'value your car', { news: true, others: 'a valuation service is asked' })
  expect(text).toContain('news and offers only where you tick the box')
  expect(text).not.toContain('nothing else')
  expect(text).toContain('For it a valuation service is asked.')
})

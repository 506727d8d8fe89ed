import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSignature, sign } from './signatures'

const text = fc.string({ unit: 'binary', maxLength: 60 })

test('[LEAD-03] [STF-08] a signature is valid for its content and kind alone', () => {
  fc.assert(
    fc.property(text, text, (content, other) => {
      const signature = sign('lead', content)
      expect(signature).toMatch(/^[\w-]{43}$/)
      expect(isSignature('lead', content, signature)).toBe(true)
      expect(isSignature('preview', content, signature)).toBe(false)
      expect(isSignature('lead', other, signature)).toBe(other === content)
    }),
  )
})

test('[LEAD-03] [STF-08] any other text is no signature, of whatever length', () => {
  fc.assert(
    fc.property(text, (guess) => {
      expect(isSignature('lead', 'a dealer’s lead', guess)).toBe(false)
    }),
  )
})

import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/src/env'

/** The kinds of signatures. A signature of one is invalid for every other. */
type SignatureKind = 'email' | 'lead' | 'preview' | 'shopper' | 'valuation'

/**
 * Signs content with this installation's secret. @returns 43 characters that fit into an address and a cookie. The
 * content must name the dealer, so that a signature is invalid at another's site.
 */
export const sign = (kind: SignatureKind, content: string): string =>
  createHmac('sha256', `${env.PAYLOAD_SECRET} ${kind}`).update(content).digest('base64url')

/** Returns whether a signature belongs to the content. Its duration reveals nothing about the right one. */
export const isSignature = (kind: SignatureKind, content: string, signature: string): boolean => {
  const [expected, actual] = [Buffer.from(sign(kind, content)), Buffer.from(signature)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

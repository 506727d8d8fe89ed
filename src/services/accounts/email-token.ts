import type { Site } from '@/src/domain/tenancy/site'
import { isSignature, sign } from '../signatures'

/** How long the link in a confirmation email works. */
export const LINK_HOURS = 48

/** Creates the signed token of a confirmation link: shopper, email address and expiry. */
export const createEmailToken = (site: Pick<Site, 'id'>, shopper: string, email: string): string => {
  const content = Buffer.from(JSON.stringify([shopper, email, Date.now() + LINK_HOURS * 3_600_000])).toString(
    'base64url',
  )
  return `${content}.${sign('email', `${site.id} ${content}`)}`
}

/** Reads a token of this site; null if it is forged or expired. */
export const parseEmailToken = (
  site: Pick<Site, 'id'>,
  token: string,
): { readonly shopper: string; readonly email: string } | null => {
  const [content = '', signature = ''] = token.split('.')
  if (!isSignature('email', `${site.id} ${content}`, signature)) return null
  const [shopper, email, until] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [string, string, number]
  return until > Date.now() ? { shopper, email } : null
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  formatPreviewToken,
  parsePreviewToken,
  previewLinkSubject,
  type SharedPreview,
} from '@/src/domain/panel/preview-link'
import { env } from '@/src/env'

const sign = (shared: SharedPreview): Buffer =>
  createHmac('sha256', `${env.PAYLOAD_SECRET} preview`).update(previewLinkSubject(shared)).digest()

/** Creates the token of a link that shows one document's draft without a sign-in (STF-08). */
export const createPreviewToken = (shared: SharedPreview): string =>
  formatPreviewToken(shared, sign(shared).toString('base64url'))

/** Returns what a link shows; null for a changed or another dealer's token, and after its end. */
export const verifyPreviewToken = (tenant: string, token: string, now: Date): SharedPreview | null => {
  const parsed = parsePreviewToken(tenant, token)
  if (parsed === null || parsed.shared.until <= now.getTime()) return null
  const isValid = timingSafeEqual(sign(parsed.shared), Buffer.from(parsed.signature, 'base64url'))
  return isValid ? parsed.shared : null
}

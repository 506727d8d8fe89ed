import {
  formatPreviewToken,
  parsePreviewToken,
  previewLinkSubject,
  type SharedPreview,
} from '@/src/domain/panel/preview-link'
import { isSignature, sign } from '../signatures'

/** Creates the token of a link that shows one document's draft without a sign-in (STF-08). */
export const createPreviewToken = (shared: SharedPreview): string =>
  formatPreviewToken(shared, sign('preview', previewLinkSubject(shared)))

/** Returns what a link shows; null for a changed or another dealer's token, and after its end. */
export const verifyPreviewToken = (tenant: string, token: string, now: Date): SharedPreview | null => {
  const parsed = parsePreviewToken(tenant, token)
  if (parsed === null || parsed.shared.until <= now.getTime()) return null
  return isSignature('preview', previewLinkSubject(parsed.shared), parsed.signature) ? parsed.shared : null
}

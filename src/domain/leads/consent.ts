import { isTicked } from './parse-lead'

/** Text of the consent checkbox, stored exactly with the lead. */
export const consentText = (dealer: string): string =>
  `Yes, ${dealer} may send me news and offers by email and SMS. I can unsubscribe at any time.`

/**
 * Parses the consent of a form: true only if the checkbox was shown and ticked. The stored text says how it was given,
 * since a preticked box is weaker evidence (Spam Act 2003).
 */
export const parseConsent = (
  form: Readonly<Record<string, unknown>>,
  mode: 'ticked' | 'unticked' | 'hidden',
  dealer: string,
): { readonly opt_in: boolean; readonly consent?: string } => {
  if (mode === 'hidden' || !isTicked(form['opt_in'])) return { opt_in: false }
  const how = mode === 'ticked' ? 'The box was ticked when the form was opened.' : 'The box was ticked by the shopper.'
  return { opt_in: true, consent: `${consentText(dealer)} (${how})` }
}

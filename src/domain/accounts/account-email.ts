import { escapeHtml } from '@/src/domain/text/escape-markup'
/** An email about a shopper's account, as text and HTML. */
export type AccountEmail = { readonly subject: string; readonly text: string; readonly html: string }

export type EmailLine = {
  readonly title: string
  /** Text under the title, such as the price. */
  readonly note: string
  readonly href: string
}

export type EmailParts = {
  readonly dealer: string
  /** The dealer's address or phone, which the Spam Act 2003 requires. */
  readonly contact: string
  readonly accent: string
  readonly subject: string
  readonly intro: string
  readonly lines: readonly EmailLine[]
  readonly action: { readonly label: string; readonly href: string }
  /** The reason the shopper gets this email. */
  readonly reason: string
  /** Link that ends these emails; absent in an email the shopper has just requested. */
  readonly unsubscribe?: string
}

/** Black or white, whichever has more contrast on a colour `#rrggbb`. */
const readableColourOn = (hex: string): string => {
  const [r = 0, g = 0, b = 0] = (/^#(..)(..)(..)$/.exec(hex) ?? []).slice(1).map((part) => Number.parseInt(part, 16))
  return 0.299 * r + 0.587 * g + 0.114 * b > 150 ? '#111111' : '#ffffff'
}

const formatText = ({ intro, lines, action, reason, unsubscribe, dealer, contact }: EmailParts): string =>
  [
    intro,
    ...lines.map(({ title, note, href }) => `${title}\n${note}\n${href}`),
    `${action.label}:\n${action.href}`,
    '--',
    `${dealer}${contact === '' ? '' : ` | ${contact}`}\n${reason}`,
    ...(unsubscribe === undefined ? [] : [`Unsubscribe: ${unsubscribe}`]),
  ].join('\n\n')

const formatLine = ({ title, note, href }: EmailLine): string =>
  `<tr><td style="padding:12px 0;border-top:1px solid #dddddd"><a href="${escapeHtml(href)}" style="color:#111111;font-weight:bold">${escapeHtml(title)}</a><br><span style="color:#444444">${escapeHtml(note)}</span></td></tr>`

const formatHtml = ({
  subject,
  accent,
  intro,
  lines,
  action,
  reason,
  unsubscribe,
  dealer,
  contact,
}: EmailParts): string => {
  const unsubscribeHtml =
    unsubscribe === undefined ? '' : `<br><a href="${escapeHtml(unsubscribe)}" style="color:#555555">Unsubscribe</a>`
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f4f4;color:#111111;font:16px/1.5 Arial,sans-serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff"><tr><td style="padding:16px 24px;background:${escapeHtml(accent)};color:${readableColourOn(accent)};font-weight:bold">${escapeHtml(dealer)}</td></tr>
<tr><td style="padding:24px"><p style="margin:0 0 16px">${escapeHtml(intro)}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.map(formatLine).join('')}</table>
<p style="margin:24px 0 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 20px;background:${escapeHtml(accent)};color:${readableColourOn(accent)};font-weight:bold;text-decoration:none">${escapeHtml(action.label)}</a></p></td></tr>
<tr><td style="padding:16px 24px;color:#555555;font-size:13px">${escapeHtml(dealer)}${contact === '' ? '' : ` &middot; ${escapeHtml(contact)}`}<br>${escapeHtml(reason)}${unsubscribeHtml}</td></tr></table></td></tr></table></body></html>`
}

/** Writes an email with sender, reason and unsubscribe link (Spam Act 2003). All parts are text and are escaped. */
export const buildAccountEmail = (parts: EmailParts): AccountEmail => ({
  subject: parts.subject,
  text: formatText(parts),
  html: formatHtml(parts),
})

/** Headers for one-click unsubscribe in mail programs (RFC 8058). */
export const oneClickUnsubscribeHeaders = (href: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

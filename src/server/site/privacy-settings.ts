import 'server-only'
import type { PrivacySettings } from '@/src/domain/legal/privacy-text'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { canSignIn } from '@/src/server/accounts/sign-in'

/** Returns what this installation's providers and this dealer's switches store of a shopper, for the privacy policy. */
export const privacySettingsOf = ({ switches }: Site): PrivacySettings => ({
  accounts: canSignIn,
  news: switches.forms.opt_in !== 'hidden',
  analytics: switches.analytics.measurement_id !== '',
  foreignChat: switches.chat.provider === 'script' && switches.chat.script_url !== '',
  payments: env.PAYMENTS_DRIVER === 'stripe',
  valuations: Boolean(env.VALUATION_URL),
  quotes: Boolean(env.FINANCE_QUOTE_URL),
  maps: Boolean(env.MAP_STYLE_URL),
  botCheck: Boolean(env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET_KEY),
})

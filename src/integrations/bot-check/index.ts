import type { Env } from '@/src/env'
import { createEmbeddedBotCheck } from './embedded'
import type { BotCheck } from './port'
import { createTurnstileCheck } from './turnstile'

/** Creates the bot check of the provider set in the environment, or proof of work if none is set. */
export const createBotCheck = (
  env: Pick<Env, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET_KEY' | 'PAYLOAD_SECRET'>,
): BotCheck =>
  env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET_KEY
    ? createTurnstileCheck({ site_key: env.TURNSTILE_SITE_KEY, secret: env.TURNSTILE_SECRET_KEY })
    : createEmbeddedBotCheck(env.PAYLOAD_SECRET)

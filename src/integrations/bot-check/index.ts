import type { Env } from '@/src/env'
import { embeddedBotCheck } from './embedded'
import type { BotCheck } from './port'
import { turnstile } from './turnstile'

/** Creates the bot check of the provider set in the environment, or proof of work if none is set. */
export const botCheck = (env: Pick<Env, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET_KEY' | 'PAYLOAD_SECRET'>): BotCheck =>
  env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET_KEY
    ? turnstile({ site_key: env.TURNSTILE_SITE_KEY, secret: env.TURNSTILE_SECRET_KEY })
    : embeddedBotCheck(env.PAYLOAD_SECRET)

import 'server-only'
import type { BotChallenge } from '@/src/domain/leads/bot-challenge'
import { env } from '@/src/env'
import { createBotCheck } from '@/src/integrations/bot-check'

const provider = createBotCheck(env)

/** Creates the challenge that the browser solves before it sends a form (LEAD-10). */
export const createBotChallenge = (): BotChallenge => provider.challenge(Date.now())

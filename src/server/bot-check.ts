import 'server-only'
import type { BotChallenge } from '@/src/domain/leads/bot-challenge'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { botCheck } from '@/src/integrations/bot-check'
import type { BotVerdict } from '@/src/integrations/bot-check/port'
import { mustWait } from './limits'

const check = botCheck(env)

/** Creates the challenge that the browser solves before it sends a form (LEAD-10). */
export const botChallenge = (): BotChallenge => check.challenge(Date.now())

/** Verifies a solution, even if the dealer has switched the bot check off. */
export const proofOfWork = (solution: string, sender: string | null, now: number): Promise<BotVerdict> =>
  check.verify(solution, now, sender)

/** Verifies a form's solution; passes everything if the dealer has switched the bot check off. */
export const proofOf = async (site: Site, solution: string, sender: string | null, now: number): Promise<BotVerdict> =>
  site.switches.forms.bot_check ? check.verify(solution, now, sender) : { verdict: 'passed' }

/**
 * Limits forms without proof, per sender and for all senders per form of a site. True if this one must wait (LEAD-10).
 */
export const unprovenMustWait = ({ id }: Pick<Site, 'id'>, sender: string | null, form: string): Promise<boolean> =>
  mustWait(['unprovenLeadsBySender', sender], ['unprovenLeadsBySiteForm', `${id} ${form}`])

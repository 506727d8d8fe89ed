import 'server-only'
import type { BotChallenge } from '@/src/domain/leads/bot-challenge'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { botCheck } from '@/src/integrations/bot-check'
import type { BotVerdict } from '@/src/integrations/bot-check/port'
import { mustWait } from './limits'

const check = botCheck(env)

/** What the browser is to do before it sends a form (LEAD-10). */
export const botChallenge = (): BotChallenge => check.challenge(Date.now())

/** What a solution proves, whatever the dealer's switch says. */
export const proofOfWork = (solution: string, sender: string | null, now: number): Promise<BotVerdict> =>
  check.verify(solution, now, sender)

/** What a form's solution proves; with the check off, everything passes. */
export const proofOf = async (site: Site, solution: string, sender: string | null, now: number): Promise<BotVerdict> =>
  site.switches.forms.bot_check ? check.verify(solution, now, sender) : { verdict: 'passed' }

/** Whether a form that came without proof has to wait, because of its sender or a crowd at this form of the site (LEAD-10). */
export const unprovenMustWait = ({ id }: Pick<Site, 'id'>, sender: string | null, form: string): Promise<boolean> =>
  mustWait(['unprovenLeadsBySender', sender], ['unprovenLeadsBySiteForm', `${id} ${form}`])

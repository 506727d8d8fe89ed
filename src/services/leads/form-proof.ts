import type { Pool } from 'pg'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { createBotCheck } from '@/src/integrations/bot-check'
import type { BotVerdict } from '@/src/integrations/bot-check/port'
import { isRateLimited } from '@/src/services/limits/count-attempts'

const provider = createBotCheck(env)

/** Verifies a solution, even if the dealer has switched the bot check off. */
export const verifySolution = (solution: string, sender: string | null, now: number): Promise<BotVerdict> =>
  provider.verify(solution, now, sender)

/** Verifies a form's solution; passes everything if the dealer has switched the bot check off. */
export const verifyFormSolution = async (
  site: Site,
  solution: string,
  sender: string | null,
  now: number,
): Promise<BotVerdict> =>
  site.switches.forms.bot_check ? provider.verify(solution, now, sender) : { verdict: 'passed' }

/**
 * Limits forms without proof, per sender and for all senders per form of a site. True if this one must wait (LEAD-10).
 */
export const rateLimitUnproven = (
  db: Pool,
  { id }: Pick<Site, 'id'>,
  sender: string | null,
  form: string,
): Promise<boolean> =>
  isRateLimited(db, ['unprovenLeadsBySender', sender], ['unprovenLeadsBySiteForm', `${id} ${form}`])

import { createBotChallenge } from '@/src/server/leads/bot-challenge'
import { jsonResponse } from '@/src/site/api/responses'
import { getRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** `GET /api/bot-check` (LEAD-10, ACC-01): the challenge that the browser must solve before it sends a form. */
export const GET = getRoute({}, () => jsonResponse(createBotChallenge()))

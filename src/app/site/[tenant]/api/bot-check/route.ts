import { createBotChallenge } from '@/src/server/leads/bot-challenge'
import { jsonRoute } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

/** `GET /api/bot-check` (LEAD-10, ACC-01): the challenge that the browser must solve before it sends a form. */
export const GET = jsonRoute(() => Promise.resolve({ body: createBotChallenge() }))

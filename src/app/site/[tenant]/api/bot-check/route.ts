import { botChallenge } from '@/src/server/bot-check'
import { jsonRoute } from '../answer'

export const dynamic = 'force-dynamic'

/** `GET /api/bot-check` (LEAD-10, ACC-01): what the browser is to do before it sends a form that is checked. */
export const GET = jsonRoute(() => Promise.resolve({ body: botChallenge() }))

import { takeWebhook } from '@/src/server/payments'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }
const texts = { 200: 'Taken.\n', 400: 'The signature is wrong or old.\n', 404: 'Not found.\n' } as const

/**
 * `POST /api/webhooks/payments`: what the payment provider tells (RSV-03), on the host of any dealer. Believed by its
 * signature alone; what is true is asked of the provider. Not 200, the provider tells it again.
 */
export const POST = async (request: Request): Promise<Response> => {
  const body = await request.text()
  try {
    const status = await takeWebhook(body, request.headers.get('stripe-signature'))
    return new Response(texts[status], { status, headers })
  } catch (error) {
    console.error('A webhook of payments could not be taken:', error)
    return new Response('Not now.\n', { status: 503, headers })
  }
}

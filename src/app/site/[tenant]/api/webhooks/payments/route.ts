import { handleWebhook } from '@/src/server/sales/payments'
import { log } from '@/src/platform/log'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }
const statusTexts = { 200: 'Taken.\n', 400: 'The signature is wrong or old.\n', 404: 'Not found.\n' } as const

/**
 * `POST /api/webhooks/payments`: events of the payment provider (RSV-03), on the host of any dealer. The signature is
 * checked, and the state of the payment is read from the provider. On any status but 200 the provider retries.
 */
export const POST = async (request: Request): Promise<Response> => {
  const body = await request.text()
  try {
    const status = await handleWebhook(body, request.headers.get('stripe-signature'))
    return new Response(statusTexts[status], { status, headers })
  } catch (error) {
    log.error({ err: error }, 'A payment webhook could not be handled.')
    return new Response('Not now.\n', { status: 503, headers })
  }
}

import { httpMessages } from '@/src/domain/net/http-messages'
import { handleWebhook } from '@/src/server/sales/payments'
import { textNotFoundResponse, textResponse } from '@/src/site/api/responses'
import { postRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

const statusTexts = {
  200: 'Received.\n',
  400: 'The signature is invalid or has expired.\n',
  404: `${httpMessages.notFound}\n`,
} as const

/**
 * `POST /api/webhooks/payments`: events of the payment provider (RSV-03), on the host of any dealer. The signature is
 * checked, and the state of the payment is read from the provider. On any status but 200 the provider retries.
 */
export const POST = postRoute(
  {
    fromAnywhere: true,
    body: (request) => request.text(),
    notFound: textNotFoundResponse,
    failed: () => textResponse(`${httpMessages.unavailable}\n`, 503),
  },
  async ({ request, body }) => {
    const status = await handleWebhook(body, request.headers.get('stripe-signature'))
    return textResponse(statusTexts[status], status)
  },
)

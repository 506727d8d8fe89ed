import { httpMessages } from '@/src/domain/net/http-messages'
import type { SaleForm } from '@/src/domain/sales/payer-fields'
import { readFormBody } from '@/src/server/forms/posted-form'
import { textNotFoundResponse, textResponse } from './responses'

/** Forms of sales have a few short fields. */
const MAX_FORM_BYTES = 20_000

const badRequestResponse = (): Response => textResponse(`${httpMessages.badRequest}\n`, 400)

/** Common options of the POST routes of payments, purchases and prizes. */
export const saleForm = {
  body: (request: Request): Promise<SaleForm | null> => readFormBody(request, MAX_FORM_BYTES),
  elsewhere: badRequestResponse,
  unread: badRequestResponse,
  notFound: textNotFoundResponse,
}

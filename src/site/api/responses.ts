import { httpMessages } from '@/src/domain/net/http-messages'
import { leadTexts } from '@/src/domain/leads/parse-lead'

const noStore = { 'cache-control': 'no-store' }

/** Answers with JSON. */
export const jsonResponse = (body: object, status = 200): Response => Response.json(body, { status, headers: noStore })

/** An error in the shape of the search API, `{message, status}`. */
export const errorResponse = (status: number, message: string, more: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ message, status }, { status, headers: { ...noStore, ...more } })

export const notFoundResponse = (): Response => errorResponse(404, httpMessages.notFound)

/** The answer to a request that a page of another site sent. */
export const otherSiteResponse = (): Response => errorResponse(403, httpMessages.otherSite)

export const signedOutResponse = (message = 'Please sign in.', more: Readonly<Record<string, string>> = {}): Response =>
  errorResponse(401, message, more)

export const failedResponse = (): Response => errorResponse(503, leadTexts.unexpected)

export const tooManyRequestsResponse = (more: Readonly<Record<string, string>> = {}): Response =>
  errorResponse(429, httpMessages.tooManyRequests, more)

/** For addresses that people open, such as files. */
export const textResponse = (text: string, status = 200): Response => new Response(text, { status, headers: noStore })

export const textNotFoundResponse = (): Response => textResponse(`${httpMessages.notFound}\n`, 404)

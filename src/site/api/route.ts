import type { Shopper } from '@/src/domain/accounts/shopper'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import type { Site } from '@/src/domain/tenancy/site'
import { log } from '@/src/platform/log'
import { isCrossSite } from '@/src/server/forms/posted-form'
import { siteById } from '@/src/server/site/site'
import { errorResponse, failedResponse, notFoundResponse, otherSiteResponse, signedOutResponse } from './responses'

/** The last argument of a route handler of Next; `tenant` is set by `src/web/route.ts`. */
type RouteContext = { readonly params: Promise<Readonly<Record<string, string>>> }

/** The dealer's site that an address names, and the values of the address's other dynamic parts. */
export type RouteAddress = { readonly site: Site; readonly params: Readonly<Record<string, string>> }
type RouteRequest = RouteAddress & { readonly request: Request }
type Subject<Body, Found> = RouteRequest & { readonly body: Body; readonly found: Found }
/** Null answers 404. */
type RouteResult = Response | null | Promise<Response | null>

type CommonOptions<Body, Found> = {
  /** Returns whether the dealer offers this; otherwise the answer is 404. */
  readonly isOffered?: (site: Site) => boolean
  /** Finds what the request is about, the handler's `found`; null answers 404. */
  readonly find?: (address: RouteAddress & { readonly body: Body }) => Promise<Found | null>
  /** The answer 404, in JSON by default. */
  readonly notFound?: () => Response
}

type GetOptions<Body, Found, Signed extends Shopper | undefined> = CommonOptions<Body, Found> & {
  /** Finds the signed-in shopper; null answers 401. */
  readonly shopper?: (site: Site, request: Request) => Promise<Signed | null>
  readonly signedOut?: (input: Subject<Body, Found>) => Response
  /** The answer to an error, once `found` is known. The error is logged already. */
  readonly failed?: (input: Subject<Body, Found>) => Response
}

type PostOptions<Body, Found, Signed extends Shopper | undefined> = GetOptions<Body, Found, Signed> & {
  /** Reads the body; null, for one that cannot be read, answers 413. */
  readonly body?: (request: Request) => Promise<Body | null>
  readonly unread?: () => Response
  /** The answer to a request that another site's page sent, 403 by default. Nothing was changed. */
  readonly elsewhere?: (input: RouteRequest & { readonly body: Body | null }) => Response
  /** Accepts requests of other sites and programs, which then must prove themselves, such as by a token. */
  readonly fromAnywhere?: boolean
}

type Handler<Body, Found, Signed> = (input: Subject<Body, Found> & { readonly shopper: Signed }) => RouteResult

const findRouteAddress = async (
  { isOffered }: Pick<CommonOptions<never, unknown>, 'isOffered'>,
  context: RouteContext,
): Promise<RouteAddress | null> => {
  const { tenant = '', ...params } = await context.params
  const site = await siteById(tenant)
  return site && isOffered?.(site) !== false ? { site, params } : null
}

/**
 * Creates a GET route whose answer is stored like a page (`export const revalidate`). It receives no request, because
 * an answer that depends on one cannot be stored. Errors are thrown to Next, which logs them and serves the stored
 * answer again.
 */
export const storedRoute =
  <Found = undefined>(
    { find, notFound = notFoundResponse, ...options }: CommonOptions<undefined, Found>,
    handle: (input: RouteAddress & { readonly found: Found }) => RouteResult,
  ) =>
  async (_request: Request, context: RouteContext): Promise<Response> => {
    const address = await findRouteAddress(options, context)
    if (!address) return notFound()
    const found = (await find?.({ ...address, body: undefined })) as Found | null
    return (found === null ? null : await handle({ ...address, found })) ?? notFound()
  }

const defaultAnswers = {
  notFound: notFoundResponse,
  elsewhere: otherSiteResponse,
  unread: (): Response => errorResponse(413, leadTexts.failed),
  signedOut: (): Response => signedOutResponse(),
  failed: failedResponse,
}

/** The line of the log has the id of the request. */
const logFailure = ({ method, url }: Request, error: unknown): void =>
  log.error({ err: error, path: new URL(url).pathname }, `${method} failed.`)

/** Finds what the handler receives, or the answer that takes its place. */
const findSubject = async <Body, Found>(
  options: Omit<PostOptions<Body, Found, never>, 'shopper'>,
  request: Request,
  context: RouteContext,
): Promise<Subject<Body, Found> | Response> => {
  const { notFound, elsewhere, unread } = { ...defaultAnswers, ...options }
  const address = await findRouteAddress(options, context)
  if (!address) return notFound()
  const body = (await options.body?.(request)) as Body | null
  if (!options.fromAnywhere && isCrossSite(request)) return elsewhere({ request, ...address, body })
  if (body === null) return unread()
  const found = (await options.find?.({ ...address, body })) as Found | null
  return found === null ? notFound() : { request, ...address, body, found }
}

const createRoute = <Body, Found, Signed extends Shopper | undefined>(
  options: PostOptions<Body, Found, Signed>,
  handle: Handler<Body, Found, Signed>,
) => {
  const { notFound, signedOut, failed } = { ...defaultAnswers, ...options }

  const answer = async (subject: Subject<Body, Found>): Promise<Response> => {
    try {
      const shopper = (await options.shopper?.(subject.site, subject.request)) as Signed | null
      if (shopper === null) return signedOut(subject)
      return (await handle({ ...subject, shopper })) ?? notFound()
    } catch (error) {
      logFailure(subject.request, error)
      return failed(subject)
    }
  }

  return async (request: Request, context: RouteContext): Promise<Response> => {
    try {
      const subject = await findSubject(options, request, context)
      return subject instanceof Response ? subject : await answer(subject)
    } catch (error) {
      logFailure(request, error)
      return failedResponse()
    }
  }
}

/**
 * Creates a POST route of a dealer's site. The options state what it needs, and the handler receives it. In this order:
 * 404 for an unknown dealer, 403 for a request from another site's page, 413 for a body that cannot be read, 404 if
 * `find` finds nothing, 401 without a shopper, and 503 for an error, which is logged. These are JSON, `{message,
 * status}`, unless an option answers in another form, such as a redirect for a plain form.
 */
export const postRoute = <Body = undefined, Found = undefined, Signed extends Shopper | undefined = undefined>(
  options: PostOptions<Body, Found, Signed>,
  handle: Handler<Body, Found, Signed>,
) => createRoute(options, handle)

/** Creates a GET route that is answered anew for each request, by the rules of `postRoute`. */
export const getRoute = <Found = undefined, Signed extends Shopper | undefined = undefined>(
  options: GetOptions<undefined, Found, Signed>,
  handle: Handler<undefined, Found, Signed>,
) => createRoute({ ...options, fromAnywhere: true }, handle)

/** Returns the client's address, as `src/web/handlers/next.ts` sets it. */
export const senderOf = (request: Request): string | null => request.headers.get('x-forwarded-for')

export const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams

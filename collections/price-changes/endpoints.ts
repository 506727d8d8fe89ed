import type { Endpoint, PayloadRequest } from 'payload'
import { NO_CONTENT_ACCESS, SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { idOf } from '@/src/domain/content/id-of'
import { readRequest, type PriceChangeRequest } from '@/src/domain/stock/price-change/request'
import { readFilter } from '@/src/domain/stock/price-change/read-filter'
import { type InputProblems, toInput, MAX_CHANGED_VEHICLES } from '@/src/domain/stock/price-change/input'
import { type EndAction, endActionTexts, findEndAction } from '@/src/domain/stock/price-change/texts'
import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import { isUuid } from '@/src/domain/uuid'
import { errorResponse, forRoles, hasRole, jsonResponse, readJsonObject } from '@/src/cms/endpoints'
import { staffOf } from '@/src/cms/access/roles'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { listChangedVehicles } from '@/src/services/stock/price-changes/change-items'
import { type EndResult, endByStaff } from '@/src/services/stock/price-changes/end'
import { countVehicles } from '@/src/services/stock/price-changes/find-vehicles'
import { planPriceChange, toPreview } from '@/src/services/stock/price-changes/preview'
import { applyPriceChange } from '@/src/services/stock/price-changes/apply-price-change'

const editors = ['tenant-admin', 'editor'] as const

type Body = Readonly<Record<string, unknown>>
type DealerHandler = (req: PayloadRequest, tenant: string, body: Body) => Promise<Response>

/** Answers only staff who may change the stock of the dealer that the body names (ADM-01). */
const withDealer =
  (work: DealerHandler): Endpoint['handler'] =>
  async (req) => {
    if (staffOf(req) === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const body = await readJsonObject(req)
    const tenant = body['tenant']
    if (typeof tenant !== 'string' || !isUuid(tenant) || !(await hasRole(req, editors, tenant)))
      return errorResponse(403, NO_CONTENT_ACCESS)
    return work(req, tenant, body)
  }

const problemsResponse = (problems: InputProblems): Response =>
  jsonResponse(422, { errors: Object.entries(problems).map(([field, message]) => ({ field, message })) })

const hasProblems = (problems: InputProblems): boolean => Object.keys(problems).length > 0

/** `POST /api/price-changes/count`: how many vehicles the filter in the body means, for sale and not. */
const count: DealerHandler = async (req, tenant, body) => {
  const { filter, problems } = readFilter(toInput(body))
  if (hasProblems(problems)) return problemsResponse(problems)
  return jsonResponse(200, await countVehicles(getPool(req.payload), tenant, filter))
}

const tooMany = (): Response =>
  errorResponse(
    422,
    `One change can have up to ${formatInteger(MAX_CHANGED_VEHICLES)} vehicles. Choose fewer, such as one make at a time.`,
    'make',
  )

type ReadChange = { readonly request: PriceChangeRequest; readonly body: Body; readonly now: Date }

/** Runs `work` with the price change in the body, or answers 422 with a message for each input that is wrong. */
const withRequest =
  (work: (req: PayloadRequest, tenant: string, change: ReadChange) => Promise<Response>): DealerHandler =>
  async (req, tenant, body) => {
    const [now, timezone] = [new Date(), await findTenantTimeZone(req, tenant)]
    const { request, problems } = readRequest(toInput(body), { now, timezone })
    return hasProblems(problems) ? problemsResponse(problems) : work(req, tenant, { request, body, now })
  }

/** `POST /api/price-changes/preview`: the old and new price of each vehicle, and those that cannot take the change. */
const preview = withRequest(async (req, tenant, { request }) => {
  const plan = await planPriceChange(getPool(req.payload), tenant, request)
  return plan === undefined ? tooMany() : jsonResponse(200, toPreview(plan))
})

const findLocationName = async (req: PayloadRequest, tenant: string, id: string | undefined) => {
  if (id === undefined) return undefined
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { id: { equals: id }, tenant: { equals: tenant } },
    select: { name: true },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs[0]?.name
}

const OUTDATED = 'Prices or vehicles have changed since this preview. Check the new preview, then apply the change.'
const NONE = 'None of these vehicles can take the change. Choose other vehicles or another price.'

/**
 * `POST /api/price-changes/apply` with the `fingerprint` of the preview: applies the change in one transaction, or plans
 * it. 409 if a price is no longer what the preview showed.
 */
const apply = withRequest(async (req, tenant, { request, body: { fingerprint }, now }) => {
  const result = await applyPriceChange(getPool(req.payload), {
    tenantId: tenant,
    now,
    who: req.user?.email ?? '',
    request,
    fingerprint: typeof fingerprint === 'string' ? fingerprint : '',
    locationName: await findLocationName(req, tenant, request.filter.location),
  })
  if (result.ok) return jsonResponse(201, { id: result.id, vehicles: result.vehicles })
  if (result.reason === 'too_many') return tooMany()
  return result.reason === 'none' ? errorResponse(422, NONE) : errorResponse(409, OUTDATED)
})

/** The change that the address names, if the user may read it. */
const findChange = async (req: PayloadRequest) => {
  const id = String(req.routeParams?.['id'] ?? '')
  if (!isUuid(id)) return undefined
  const { docs } = await req.payload.find({
    collection: 'price-changes',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const [change] = docs
  return change && { id, tenant: idOf(change.tenant) ?? '', state: change.state, hasEnd: Boolean(change.ends_at) }
}

type FoundChange = NonNullable<Awaited<ReturnType<typeof findChange>>>

const withChange =
  (work: (req: PayloadRequest, change: FoundChange) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    if (staffOf(req) === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const change = await findChange(req).catch(() => undefined)
    if (change === undefined || !(await hasRole(req, editors, change.tenant)))
      return errorResponse(403, NO_CONTENT_ACCESS)
    return work(req, change)
  }

const MAX_LISTED = 500

/** `GET /api/price-changes/:id/vehicles`: the vehicles of a change, and what staff can do with it. */
const listVehicles = withChange(async (req, { id, state, hasEnd }) =>
  jsonResponse(200, {
    vehicles: await listChangedVehicles(getPool(req.payload), id, MAX_LISTED),
    action: findEndAction(state, hasEnd) ?? null,
  }),
)

const listNames = (names: readonly string[]): string =>
  `${names.slice(0, 10).join(', ')}${names.length > 10 ? ` and ${formatCount(names.length - 10, 'other')}` : ''}`

const describeEnd = ({ state, restored, changedSince }: EndResult): string => {
  if (state === 'cancelled') return 'The change won’t start.'
  const done = `${formatCount(restored, 'vehicle')} ${restored === 1 ? 'has its' : 'have their'} earlier price again.`
  return changedSince.length === 0
    ? done
    : `${done} Someone has changed the price of ${formatCount(changedSince.length, 'vehicle')} since, so it stays: ${listNames(changedSince)}.`
}

const isEndAction = (value: unknown): value is EndAction =>
  typeof value === 'string' && Object.hasOwn(endActionTexts, value)

/** `POST /api/price-changes/:id/end` with `{action}`: stops, undoes or cancels a change. 409 if it is in another state. */
const end = withChange(async (req, { id }) => {
  const { action } = await readJsonObject(req)
  if (!isEndAction(action)) return errorResponse(400, 'Send the action “stop”, “undo” or “cancel”.')
  const result = await endByStaff(getPool(req.payload), { id, action, now: new Date(), by: req.user?.email ?? '' })
  return result === undefined
    ? errorResponse(409, 'This change has started or ended meanwhile. Reload the page.')
    : jsonResponse(200, { ...result, message: describeEnd(result) })
})

export const priceChangeEndpoints: readonly Endpoint[] = [
  forRoles(editors, { path: '/count', method: 'post', handler: withDealer(count) }),
  forRoles(editors, { path: '/preview', method: 'post', handler: withDealer(preview) }),
  forRoles(editors, { path: '/apply', method: 'post', handler: withDealer(apply) }),
  forRoles(editors, { path: '/:id/vehicles', method: 'get', handler: listVehicles }),
  forRoles(editors, { path: '/:id/end', method: 'post', handler: end }),
]

import { isCrossSite, readFormBody, toPrivateJson } from '@/src/server/forms/posted-form'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'
import { mergeSavedVehicles, listSavedVehicles } from '@/src/server/accounts/saved-vehicles'
import { toStoredVehicle } from '@/src/site/stored-vehicle'

export const dynamic = 'force-dynamic'

const parseIds = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null

/**
 * Merges the vehicles saved in the browser before the sign-in into the account (ACC-03): `{ids}` as JSON, at most 100.
 * Answers all saved vehicles as `{cars}`; 401 if signed out, 422 for an invalid list.
 */
export const POST = async (
  request: Request,
  { params }: { readonly params: Promise<{ readonly tenant: string }> },
): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  if (isCrossSite(request)) return toPrivateJson({ message: 'This did not come from our own page.', status: 403 }, 403)
  const shopper = await findRequestShopper(site, request)
  if (!shopper) return toPrivateJson({ message: 'Nobody is signed in.', status: 401 }, 401)
  const ids = parseIds((await readFormBody(request))?.['ids'])
  if (ids === null) return toPrivateJson({ message: 'Expected a list of ids.', status: 422 }, 422)
  await mergeSavedVehicles(site, shopper.id, ids)
  return toPrivateJson({ cars: (await listSavedVehicles(site, shopper.id)).map(({ car }) => toStoredVehicle(car)) })
}

import { leadTexts } from '@/src/domain/leads/read-lead'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { isSoldOnline } from '@/src/domain/vehicle-page/actions'
import { cookieOf } from '@/src/server/cookie'
import { anyCarNamed } from '@/src/server/named-car'
import { purchaseCookie, takePurchase } from '@/src/server/purchases'
import { formText, notTaken, notThere, saleForm, saleResponse } from '@/src/server/sale-request'
import { shopperOfRequest } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import { mustWaitToPay, waitWords } from '@/src/server/till'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

/** Saves one step of the checkout journey (RSV-04). */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notThere()
  const form = await saleForm(request)
  if (form === null) return notTaken()
  const car = await anyCarNamed(site.id, formText(form, 'car_id'))
  if (!car || !isSoldOnline(car, site, vehicleLocation(car, site))) return notThere()
  const here = `/checkout-journey?car_id=${car.slug}`
  const shopper = await shopperOfRequest(site, request)
  if (!shopper && site.switches.accounts.gated_pages.includes('checkout'))
    return saleResponse(request, { to: here, status: 401 })
  const back = `${here}&step=${encodeURIComponent(formText(form, 'step'))}&problem=1`
  const failed = (message: string, status: number) =>
    saleResponse(request, { to: back, kept: { values: {}, errors: {}, message }, status })
  if (form['step'] === 'deposit' && (await mustWaitToPay(site.id, request))) return failed(waitWords, 429)
  try {
    const sender = request.headers.get('x-forwarded-for')
    const token = cookieOf(request, purchaseCookie(car))
    return saleResponse(request, await takePurchase({ site, car, form, shopper, token, sender }))
  } catch (error) {
    console.error('A step of a purchase could not be saved:', error)
    return failed(leadTexts.unexpected, 503)
  }
}

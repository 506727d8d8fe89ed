import { leadTexts } from '@/src/domain/leads/read-lead'
import { anyCarNamed } from '@/src/server/named-car'
import { takeReservation } from '@/src/server/reservations'
import { formText, notTaken, notThere, saleForm, saleResponse } from '@/src/server/sale-request'
import { shopperOfRequest } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import { mustWaitToPay, waitWords } from '@/src/server/till'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }

/** Starts a reservation (RSV-01): redirects to the payment provider, or back to the form with its errors. */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return notThere()
  const form = await saleForm(request)
  if (form === null) return notTaken()
  const car = await anyCarNamed(site.id, formText(form, 'car_id'))
  if (!car) return notThere()
  const page = `/cars/${car.slug}/${site.switches.vehicle.reserve_route}`
  const back = `${page}?problem=1`
  const shopper = await shopperOfRequest(site, request)
  // The page itself redirects to the sign-in and back.
  if (!shopper && site.switches.accounts.gated_pages.includes('checkout'))
    return saleResponse(request, { to: page, status: 401 })
  if (await mustWaitToPay(site.id, request))
    return saleResponse(request, { to: back, kept: { values: {}, errors: {}, message: waitWords }, status: 429 })
  try {
    const answer = await takeReservation({ site, form, shopper, sender: request.headers.get('x-forwarded-for'), back })
    return answer ? saleResponse(request, answer) : notThere()
  } catch (error) {
    console.error('A reservation could not be started:', error)
    return saleResponse(request, {
      to: back,
      kept: { values: {}, errors: {}, message: leadTexts.unexpected },
      status: 503,
    })
  }
}

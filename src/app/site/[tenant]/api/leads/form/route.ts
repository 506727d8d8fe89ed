import { purposeWords } from '@/src/domain/leads/purposes'
import { carNamed } from '@/src/server/named-car'
import { siteById } from '@/src/server/site'
import { jsonRoute, notHere } from '../../answer'
import { leadFormOf } from '../../../lead-form-of'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/leads/form?car_id=…` (FIN-06): the data of the finance form, for the modal on other pages. 404 if the
 * dealer has no such modal.
 */
export const GET = jsonRoute(async ({ tenantId, params }) => {
  const site = await siteById(tenantId)
  if (!site || !site.switches.forms.finance_modal) return notHere
  const query = Object.fromEntries(params)
  const vehicle = await carNamed(site.id, params.get('car_id')?.slice(0, 200) ?? '')
  const path = site.switches.vehicle.finance_path
  const form = await leadFormOf({ site, purpose: 'finance', path, vehicle, place: null, kept: null, query })
  const { title, intro } = purposeWords('finance', vehicle?.item_type)
  return { body: { title, intro, form } }
})

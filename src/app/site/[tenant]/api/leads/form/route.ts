import { leadTypeCopy } from '@/src/domain/leads/lead-types'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { jsonResponse } from '@/src/site/api/responses'
import { getRoute, queryOf } from '@/src/site/api/route'
import { buildLeadForm } from '@/src/site/lead-form-props'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/leads/form?car_id=…` (FIN-06): the data of the finance form, for the modal on other pages. 404 if the
 * dealer has no such modal.
 */
export const GET = getRoute(
  { isOffered: ({ switches }) => switches.forms.finance_modal },
  async ({ request, site }) => {
    const params = queryOf(request)
    const query = Object.fromEntries(params)
    const vehicle = await findPublicVehicle(site.id, params.get('car_id')?.slice(0, 200) ?? '')
    const path = site.switches.vehicle.finance_path
    const form = await buildLeadForm({
      site,
      leadType: 'finance',
      path,
      vehicle,
      contactLocation: null,
      formState: null,
      query,
    })
    const { title, intro } = leadTypeCopy('finance', vehicle ?? undefined, site)
    return jsonResponse({ title, intro, form })
  },
)

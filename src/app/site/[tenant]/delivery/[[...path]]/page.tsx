import type { Metadata } from 'next'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { DeliveryPage, type DeliveryPageResult } from '@/src/features/delivery/delivery-page'
import { Missing } from '@/src/site/missing'
import { findDeliveryEstimateForPage } from '@/src/server/sales/delivery'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { siteById } from '@/src/server/site/site'

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'Delivery', robots: { index: false } }

type Props = { params: Promise<{ tenant: string; path?: string[] }> }

const toPageAnswer = (answer: Awaited<ReturnType<typeof findDeliveryEstimateForPage>>): DeliveryPageResult => {
  if (answer.kind === 'result') return { result: answer }
  return answer.status === 422 ? { postcodeError: answer.message } : { message: answer.message }
}

/** `/delivery?postcode=&car_id=`: the result page of the delivery calculator without script (CALC-02). */
const Page = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  const { segments, queryString } = splitQuerySegment(path)
  const query = new URLSearchParams(queryString)
  const site = await siteById(tenant)
  if (!site?.switches.tools.delivery || segments.length > 0) return <Missing />
  const vehicle = await findPublicVehicle(site.id, query.get('car_id') ?? '')
  if (!vehicle) return <Missing />
  const typedText = (query.get('postcode') ?? '').slice(0, 20)
  const answer = await findDeliveryEstimateForPage(site, typedText, vehicle)
  return <DeliveryPage vehicle={vehicle} postcode={typedText} answer={toPageAnswer(answer)} />
}

export default Page

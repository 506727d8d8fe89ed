import type { Metadata } from 'next'
import { DeliveryPage, type DeliveryAnswered } from '@/src/features/delivery/delivery-page'
import { Missing } from '@/src/features/navigation/missing'
import { estimateDelivery, vehicleByCarId, type DeliveryAnswer } from '@/src/server/delivery'
import { siteById } from '@/src/server/site'

/** What a shopper typed is nobody else's: the page is made for each. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Delivery', robots: { index: false } }

type Props = {
  params: Promise<{ tenant: string }>
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

const answered = (answer: DeliveryAnswer): DeliveryAnswered => {
  if (answer.kind === 'result') return { result: answer }
  return answer.status === 422 ? { wrong: answer.message } : { message: answer.message }
}

/** `/delivery?postcode=&car_id=`: where the calculator's form leads without script (CALC-02). */
const Page = async ({ params, searchParams }: Props) => {
  const [{ tenant }, { postcode, car_id }] = await Promise.all([params, searchParams])
  const site = await siteById(tenant)
  const vehicle = site && typeof car_id === 'string' ? await vehicleByCarId(site, car_id) : null
  if (!site?.switches.tools.delivery || !vehicle) return <Missing />
  const typed = typeof postcode === 'string' ? postcode.slice(0, 20) : ''
  const answer = await estimateDelivery(site, typed, vehicle)
  return <DeliveryPage car={vehicle} typed={typed} answer={answered(answer)} />
}

export default Page

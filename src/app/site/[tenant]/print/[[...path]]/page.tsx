import type { Metadata } from 'next'
import { LOAN_PARAMETER, parseLoanParameter } from '@/src/domain/finance/loan-parameter'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { Missing } from '@/src/site/missing'
import { PrintSheet } from '@/src/features/print/print-sheet'
import { imageHost } from '@/src/server/site/images'
import { toQrPath } from '@/src/server/vehicles/qr'
import { findVehiclePage } from '@/src/server/vehicles/vehicle-page'
import { buildTodaysSheet } from '@/src/server/vehicles/vehicle-sheet'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'Print', robots: { index: false, follow: false } }

/** `/print?car_id={slug}` (VDP-08), with the shopper's own loan in `loan` (SHP-05); 404 for a vehicle without a page. */
const PrintPage = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  const { segments, queryString } = splitQuerySegment(path)
  const query = new URLSearchParams(queryString)
  const slug = query.get('car_id') ?? ''
  const found = segments.length === 0 ? await findVehiclePage(tenant, slug) : null
  if (found?.kind !== 'shown') return <Missing />
  const sheet = buildTodaysSheet(found, parseLoanParameter(query.get(LOAN_PARAMETER)))
  return <PrintSheet sheet={sheet} qr={toQrPath(sheet.url)} back={`/cars/${found.vehicle.slug}`} host={imageHost} />
}

export default PrintPage

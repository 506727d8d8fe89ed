import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import type { Site } from '@/src/domain/tenancy/site'
import { buildPrivacyNotice } from '@/src/domain/legal/privacy-notice'
import { Missing } from '@/src/site/missing'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { payerFields } from '@/src/domain/sales/payer-fields'
import { PrizeWheel } from '@/src/features/checkout/prize-wheel'
import { SaleFrame } from '@/src/features/checkout/sale-frame'
import { requireShopper } from '@/src/server/accounts/require-shopper'
import { listPromotionTerms, prizeClaimText, SPIN_COOKIE, findWonPrize } from '@/src/server/sales/prize-spins'
import { findWheel } from '@/src/domain/sales/wheel'
import { loadFormState, toPayerValues, type SaleQuery } from '@/src/server/sales/sale-page'
import { siteById } from '@/src/server/site/site'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Spin to Win', robots: { index: false, follow: true } }

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<SaleQuery>
}

type WheelSettings = NonNullable<ReturnType<typeof findWheel>>

const Prizes = ({ site, wheel }: { readonly site: Site; readonly wheel: WheelSettings }) => (
  <section aria-labelledby="prizes" className="border-border bg-raised grid gap-3 rounded-md border p-5">
    <h2 id="prizes" className="text-lg font-semibold">
      What you can win
    </h2>
    <ul className="grid list-disc gap-1 pl-5">
      {wheel.prizes.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    <h2 id="promotion-terms" className="scroll-mt-28 text-lg font-semibold">
      Terms of this promotion
    </h2>
    <ul className="text-muted grid list-disc gap-1 pl-5 text-sm">
      {listPromotionTerms(site, wheel).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {wheel.terms && <li>{wheel.terms}</li>}
    </ul>
  </section>
)

type PlayProps = {
  readonly site: Site
  readonly wheel: WheelSettings
  readonly shopper: Shopper | null
  readonly query: SaleQuery
}

const Play = async ({ site, wheel, shopper, query }: PlayProps) => (
  <PrizeWheel
    prizes={wheel.prizes.map(({ name }) => name)}
    form={{
      ...(await loadFormState(query, toPayerValues(shopper))),
      fields: shopper ? payerFields.filter(({ name }) => name !== 'phone') : payerFields,
      privacy: buildPrivacyNotice(site, 'give you your prize'),
    }}
  />
)

/** `/spin-to-win` (RSV-05): one spin for each phone number and campaign. */
const SpinPage = async ({ params, searchParams }: Props) => {
  const [{ tenant }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const site = await siteById(tenant)
  const wheel = site && findWheel(site)
  if (!site || !wheel) return <Missing />
  const shopper = await requireShopper(site, '/spin-to-win', { here: '/spin-to-win' })
  const earlierSpin = await findWonPrize(site, wheel.campaign, jar.get(SPIN_COOKIE)?.value)
  return (
    <SaleFrame
      title="Spin to Win"
      intro={`${wheel.campaign}: one spin for each mobile number.`}
      sidebar={<Prizes site={site} wheel={wheel} />}
    >
      {earlierSpin ? (
        <p className="text-lg">
          You won: <strong>{earlierSpin.prize}</strong>. {prizeClaimText(site, wheel, earlierSpin)}
        </p>
      ) : (
        <Play site={site} wheel={wheel} shopper={shopper} query={query} />
      )}
    </SaleFrame>
  )
}

export default SpinPage

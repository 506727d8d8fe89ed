import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { payerFields } from '@/src/domain/sales/payer-fields'
import { SaleFrame } from '@/src/features/checkout/frame'
import { SpinForm } from '@/src/features/spin-to-win/spin-form'
import { Wheel } from '@/src/features/spin-to-win/wheel'
import { gate } from '@/src/server/gate'
import { keptForm } from '@/src/server/kept-form'
import { spinCookie, wheelOf, wonBefore } from '@/src/server/prize-spins'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Spin to Win', robots: { index: false, follow: true } }

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** `/spin-to-win` (RSV-05): a wheel that each phone turns once a campaign. */
const SpinPage = async ({ params, searchParams }: Props) => {
  const [{ tenant }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const site = await siteById(tenant)
  const wheel = site && wheelOf(site)
  if (!site || !wheel) notFound()
  const shopper = await gate(site, 'spin-to-win', { here: '/spin-to-win' })
  const won = await wonBefore(site, wheel.campaign, jar.get(spinCookie)?.value)
  const kept = query['problem'] === '1' ? keptForm((name) => jar.get(name)?.value) : null
  const known = { name: shopper?.name ?? '', phone: shopper?.phone ?? '', email: shopper?.email ?? '' }
  const names = wheel.prizes.map(({ name }) => name)
  const fields = shopper ? payerFields.filter(({ name }) => name !== 'phone') : payerFields
  const beside = (
    <section aria-labelledby="prizes" className="border-border bg-raised grid gap-3 rounded-md border p-5">
      <h2 id="prizes" className="text-lg font-semibold">
        What you can win
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {wheel.terms && <p className="text-muted text-sm">{wheel.terms}</p>}
    </section>
  )
  return (
    <SaleFrame title="Spin to Win" intro={`${wheel.campaign}: one turn for each mobile number.`} beside={beside}>
      {won ? (
        <p className="text-lg">
          You won: <strong>{won.prize}</strong>. Show us this code: <strong className="tabular-nums">{won.code}</strong>
        </p>
      ) : (
        <Wheel prizes={names}>
          <SpinForm
            fields={fields}
            values={kept?.values ?? known}
            errors={kept?.errors ?? {}}
            message={kept?.message}
            privacy={site.legal?.privacy ?? `${site.name} uses what you type here to give you your prize.`}
          />
        </Wheel>
      )}
    </SaleFrame>
  )
}

export default SpinPage

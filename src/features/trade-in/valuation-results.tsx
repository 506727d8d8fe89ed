import { replaceCarNoun, type Noun } from '@/src/domain/stock/vehicle/nouns'
import { formatCents } from '@/src/domain/money/format-money'
import { ESTIMATE_NOTE_TEXT, formatRange } from '@/src/domain/trade-in/trade-in-text'
import type { AdjustedOffer } from '@/src/domain/trade-in/valuation'

/** The vehicle that was found, so that the shopper notices a wrong one. */
export const VehicleSummary = ({ name, plate }: { name: string; plate: string }) => (
  <p className="border-border-strong border-l-4 pl-3">
    {name && <span className="block font-semibold">{name}</span>}
    <span className="text-muted text-sm">{plate}</span>
  </p>
)

/** The estimated range, its basis, and the notice that it is no offer. */
export const EstimateRange = ({ low, high, basis, noun }: { low: number; high: number; basis: string; noun: Noun }) => (
  <div className="bg-surface-alt grid gap-1 rounded-md p-4">
    <p className="text-2xl font-bold tabular-nums">{formatRange(low, high)}</p>
    <p className="text-sm">{replaceCarNoun(ESTIMATE_NOTE_TEXT, noun)}</p>
    {basis && <p className="text-muted text-sm">{basis}</p>}
  </div>
)

const formatChange = (cents: number): string => `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`

const OfferLine = ({ label, amount, detail }: { label: string; amount: string; detail?: string }) => (
  <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2">
    <dt className={detail === undefined ? 'font-semibold' : 'text-muted text-sm'}>{label}</dt>
    <dd
      className={`self-center text-right tabular-nums ${detail === undefined ? 'font-semibold' : 'row-span-2 text-sm'}`}
    >
      {amount}
    </dd>
    {detail !== undefined && <dd>{detail}</dd>}
  </div>
)

/** The offer with its terms, and how it is computed: the value of comparable vehicles, each adjustment, and the sum. */
export const OfferDetails = ({
  cents,
  terms,
  offer,
}: {
  cents: number
  terms: string
  offer: AdjustedOffer | undefined
}) => (
  <div className="grid gap-4">
    <div className="bg-surface-alt grid gap-1 rounded-md p-4">
      <p className="text-3xl font-bold tabular-nums">{formatCents(cents)}</p>
      <p className="text-sm">{terms}</p>
    </div>
    {offer && offer.adjustments.length > 0 && (
      <dl className="divide-border grid divide-y">
        {offer.start_cents !== undefined && (
          <OfferLine label="Value before adjustments" amount={formatCents(offer.start_cents)} />
        )}
        {offer.adjustments.map(({ label, answer, cents: change }) => (
          <OfferLine key={label} label={label} amount={change ? formatChange(change) : 'no change'} detail={answer} />
        ))}
        <OfferLine label="Our offer" amount={formatCents(cents)} />
      </dl>
    )}
  </div>
)

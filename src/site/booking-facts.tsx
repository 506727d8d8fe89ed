/**
 * The number plate and the work of a booked service. The shopper’s note is left out, as in the receipt (LEAD-08): the
 * link to the booking is emailed to an address that another person may have entered.
 */
export const BookingFacts = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) =>
  facts.length > 0 && (
    <dl className="mt-2 grid gap-1">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )

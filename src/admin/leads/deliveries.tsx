import type { LeadDelivery } from '@/src/payload-types'
import { ResendButton } from './resend-button'

const deliveryStates = {
  waiting: ['soon', 'Sending'],
  delivered: ['good', 'Delivered'],
  failed: ['bad', 'Failed'],
} as const
const channelLabels = { email: 'Email', adf: 'ADF', webhook: 'Webhook' } as const

const Delivery = ({ one, may }: { readonly one: LeadDelivery; readonly may: boolean }) => {
  const [tone, label] = deliveryStates[one.state]
  return (
    <li>
      <span>
        {channelLabels[one.channel]} to {one.target}
      </span>
      <span className="list-state" data-state={tone}>
        {label}
      </span>
      {one.problem && <span className="list-muted">{one.problem}</span>}
      {may && one.state !== 'waiting' && <ResendButton id={one.id} />}
    </li>
  )
}

export const Deliveries = ({ all, may }: { readonly all: readonly LeadDelivery[]; readonly may: boolean }) => (
  <section aria-labelledby="lead-sent-to">
    <h2 id="lead-sent-to">Passed on to your team</h2>
    {all.length === 0 ? (
      <p className="list-muted">
        Not passed on by a lead rule. Either the lead has just arrived, or no lead rule has an address for it.
      </p>
    ) : (
      <ul className="lead-sent-to">
        {all.map((one) => (
          <Delivery key={one.id} one={one} may={may} />
        ))}
      </ul>
    )}
  </section>
)

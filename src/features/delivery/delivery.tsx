'use client'

import { useState, type FormEvent } from 'react'
import { deliveryReach } from '@/src/domain/delivery/reach'
import type { DeliveryState } from './ask-delivery'
import { DeliveryForm } from './delivery-form'

/** Requests the estimate by script; if the script cannot be loaded, the form loads its own page. */
const ask = async (form: HTMLFormElement): Promise<DeliveryState | undefined> => {
  const data = new FormData(form)
  try {
    const { askDelivery } = await import('./ask-delivery')
    return await askDelivery(String(data.get('postcode') ?? ''), String(data.get('car_id') ?? ''))
  } catch (error) {
    console.error('The delivery calculator could not be loaded.', error)
    form.submit()
    return undefined
  }
}

/** Delivery calculator (CALC-02): a plain form whose script loads on first use. */
export const Delivery = ({ car_id }: { car_id: string }) => {
  const [state, setState] = useState<DeliveryState>({ is: 'idle' })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (state.is === 'loading') return
    setState({ is: 'loading' })
    void ask(event.currentTarget).then((next) => {
      if (next) setState(next)
    })
  }
  return (
    <section aria-labelledby="delivery" className="vehicle-part">
      <h2 id="delivery">Delivery</h2>
      <p className="mb-3">{deliveryReach}</p>
      <DeliveryForm
        car_id={car_id}
        busy={state.is === 'loading'}
        error={state.is === 'error' && state.typed ? state.message : undefined}
        onFocus={() => void import('./ask-delivery').catch(() => undefined)}
        onSubmit={submit}
      />
      <p role="status" className="delivery-answer">
        {state.is === 'loading' && 'Working out your delivery price…'}
        {state.is === 'result' && <strong>{state.text}</strong>}
        {state.is === 'error' && !state.typed && state.message}
      </p>
    </section>
  )
}

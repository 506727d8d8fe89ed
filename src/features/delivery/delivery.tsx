'use client'

import { useState, type FormEvent } from 'react'
import { DELIVERY_REACH_TEXT } from '@/src/domain/delivery/delivery-reach'
import type { DeliveryState } from './request-delivery-estimate'
import { DeliveryForm } from './delivery-form'

/** Requests the estimate by script; if the script cannot be loaded, the form loads its own page. */
const requestEstimate = async (form: HTMLFormElement): Promise<DeliveryState | undefined> => {
  const data = new FormData(form)
  try {
    const { requestDeliveryEstimate } = await import('./request-delivery-estimate')
    return await requestDeliveryEstimate(String(data.get('postcode') ?? ''), String(data.get('car_id') ?? ''))
  } catch (error) {
    console.error('The delivery calculator could not be loaded.', error)
    form.submit()
    return undefined
  }
}

/** Delivery calculator (CALC-02): a plain form whose script loads on first use. */
export const Delivery = ({ car_id }: { car_id: string }) => {
  const [state, setState] = useState<DeliveryState>({ is: 'idle' })
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (state.is === 'loading') return
    setState({ is: 'loading' })
    void requestEstimate(event.currentTarget).then((next) => {
      if (next) setState(next)
    })
  }
  return (
    <section aria-labelledby="delivery" className="vehicle-part">
      <h2 id="delivery">Delivery</h2>
      <p className="mb-3">{DELIVERY_REACH_TEXT}</p>
      <DeliveryForm
        car_id={car_id}
        busy={state.is === 'loading'}
        error={state.is === 'error' && state.typed ? state.message : undefined}
        onFocus={() => void import('./request-delivery-estimate').catch(() => undefined)}
        onSubmit={handleSubmit}
      />
      <p role="status" className="delivery-answer">
        {state.is === 'loading' && 'Working out your delivery price…'}
        {state.is === 'result' && <strong>{state.text}</strong>}
        {state.is === 'error' && !state.typed && state.message}
      </p>
    </section>
  )
}

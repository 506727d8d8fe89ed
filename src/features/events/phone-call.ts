import { tell } from './track'

/** Tells the dealer that somebody asked for the number of this car (VDP-12); a failure is only logged. */
export const phoneCall = (car_id: string): void => {
  tell(25, car_id)
  const body = JSON.stringify({ purpose: 'phone', car_id, key: `${String(Date.now())}-${String(Math.random())}` })
  fetch('/api/leads', { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } }).then(
    (response) => {
      if (!response.ok) console.warn('The call was not noted:', response.status)
    },
    (error: unknown) => console.warn('The call was not noted:', error),
  )
}

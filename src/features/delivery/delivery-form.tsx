import type { FocusEventHandler, FormEventHandler } from 'react'
import { button } from '@/src/ui/button'
import { PostcodeInput } from '@/src/ui/inputs/postcode'

/** Form of the delivery calculator; without script it loads the page `/delivery`. */
export const DeliveryForm = ({
  car_id,
  error,
  postcode,
  busy = false,
  ...handlers
}: {
  car_id: string
  error?: string | undefined
  postcode?: string | undefined
  busy?: boolean
  onFocus?: FocusEventHandler
  onSubmit?: FormEventHandler<HTMLFormElement>
}) => (
  <form action="/delivery" noValidate className="delivery-form" {...handlers}>
    <input type="hidden" name="car_id" value={car_id} />
    <PostcodeInput
      id="delivery-postcode"
      name="postcode"
      label="Delivery postcode"
      error={error}
      {...(postcode === undefined ? {} : { defaultValue: postcode })}
    />
    <button type="submit" aria-disabled={busy || undefined} className={button('secondary')}>
      Get delivery price
    </button>
  </form>
)

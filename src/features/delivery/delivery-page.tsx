import { DELIVERY_REACH_TEXT } from '@/src/domain/delivery/delivery-reach'
import { formatDeliveryEstimate, type DeliveryEstimate } from '@/src/domain/delivery/delivery-text'
import { PostcodeCredit } from '@/src/shared/postcode-credit'
import { DeliveryForm } from './delivery-form'

/** Result on the calculator's page: `postcodeError` for an invalid postcode, `message` if there is no price. */
export type DeliveryPageResult = {
  readonly result?: DeliveryEstimate
  readonly postcodeError?: string
  readonly message?: string
}

/** The calculator as a page, for browsers without script (CALC-02). */
export const DeliveryPage = ({
  vehicle,
  postcode,
  answer,
}: {
  /** The vehicle to deliver. */
  vehicle: { readonly id: string; readonly slug: string; readonly name: string }
  postcode: string
  answer: DeliveryPageResult
}) => (
  <div className="wrap grid max-w-2xl content-start gap-4 py-10">
    <h1 className="text-2xl">Delivery</h1>
    <p>
      <a href={`/cars/${vehicle.slug}`} className="text-accent-text font-semibold underline underline-offset-4">
        {vehicle.name}
      </a>
    </p>
    <p>{DELIVERY_REACH_TEXT}</p>
    {answer.result && (
      <p role="status" className="text-lg font-semibold">
        {formatDeliveryEstimate(answer.result)}
      </p>
    )}
    {answer.message && <p role="status">{answer.message}</p>}
    <DeliveryForm car_id={vehicle.id} postcode={postcode} error={answer.postcodeError} />
    <PostcodeCredit />
  </div>
)

import { deliveryReach } from '@/src/domain/delivery/reach'
import { estimateText, type DeliveryEstimate } from '@/src/domain/delivery/words'
import { DeliveryForm } from './delivery-form'

/** Result on the calculator's page: `postcodeError` for an invalid postcode, `message` if there is no price. */
export type DeliveryAnswered = {
  readonly result?: DeliveryEstimate
  readonly wrong?: string
  readonly message?: string
}

/** The calculator as a page, for browsers without script (CALC-02). */
export const DeliveryPage = ({
  car,
  typed,
  answer,
}: {
  /** The vehicle to deliver. */
  car: { readonly id: string; readonly slug: string; readonly name: string }
  typed: string
  answer: DeliveryAnswered
}) => (
  <div className="wrap grid max-w-2xl content-start gap-4 py-10">
    <h1 className="text-2xl">Delivery</h1>
    <p>
      <a href={`/cars/${car.slug}`} className="text-accent-text font-semibold underline underline-offset-4">
        {car.name}
      </a>
    </p>
    <p>{deliveryReach}</p>
    {answer.result && (
      <p role="status" className="text-lg font-semibold">
        {estimateText(answer.result)}
      </p>
    )}
    {answer.message && <p role="status">{answer.message}</p>}
    <DeliveryForm car_id={car.id} typed={typed} error={answer.wrong} />
    <p className="text-muted text-sm">
      Places of postcodes:{' '}
      <a href="https://www.geonames.org/" className="underline underline-offset-4">
        GeoNames
      </a>
      , CC BY 4.0.
    </p>
  </div>
)

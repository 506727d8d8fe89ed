import { formatPhone, telHref } from '@/src/domain/phone'

/**
 * The service booking page of a location in a frame (`#service-booking`, LOC-06). It belongs to another company, so it
 * loads only once the shopper opens it. Without an address, the phone number is shown; the server logs the warning.
 */
export const ServiceBooking = ({
  name,
  url,
  phone,
  formHref,
}: {
  name: string
  url: string | undefined
  phone: string | undefined
  /** The dealer's own form; absent if it has none. */
  formHref: string | undefined
}) => (
  <section id="service-booking" aria-labelledby="service-booking-title" className="section scroll-mt-24">
    <div className="wrap">
      <div className="section-head">
        <h2 id="service-booking-title" className="section-title">
          Book a Service
        </h2>
      </div>
      {url ? (
        <details>
          <summary className="btn btn-md btn-primary">{`Book online at ${name}`}</summary>
          <iframe src={url} title={`Book a service at ${name}`} loading="lazy" className="service-frame" />
        </details>
      ) : (
        <p role="note">
          {formHref ? (
            <a href={formHref} className="btn btn-md btn-primary mr-4">
              Request a service booking
            </a>
          ) : (
            'You can’t book a service online here at the moment. '
          )}
          {phone && (
            <>
              Call us on <a href={telHref(phone)}>{formatPhone(phone)}</a> and we’ll find a time.
            </>
          )}
        </p>
      )}
    </div>
  </section>
)

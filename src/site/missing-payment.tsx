import { sitePhone } from '@/src/domain/locations/phones'
import { formatPhone, telHref } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { SaleFrame } from '@/src/features/checkout/sale-frame'
import { markPageMissing } from '@/src/server/site/answer-missing'
import { button } from '@/src/ui/button'

/**
 * Answers 404 for the address of no payment. Shoppers come here by a link from an email that was cut off, so the page
 * says how to reach their payment and the dealer (RSV-01).
 */
export const MissingPayment = ({ site }: { site: Site }) => {
  markPageMissing()
  const phone = sitePhone(site)
  return (
    <SaleFrame title="We couldn’t find that payment">
      <div className="grid max-w-[60ch] gap-4">
        <p>The link may be incomplete. Open it from our email again, or copy all of it into the address bar.</p>
        <p>
          A link that doesn’t work changes nothing about your payment or your reservation. If you can’t find our email,
          contact {site.name} and we’ll look up your payment.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href="/contact" className={button('primary', 'lg')}>
          Send us a message
        </a>
        {phone && (
          <a href={telHref(phone)} className={button('secondary', 'lg')}>
            Call {formatPhone(phone)}
          </a>
        )}
      </div>
    </SaleFrame>
  )
}

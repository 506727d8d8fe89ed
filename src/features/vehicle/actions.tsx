import { Icon } from '@/src/ui/icon'
import { directionsHref } from '@/src/domain/locations/present'
import type { SiteLocation } from '@/src/domain/tenancy/site'
import { button } from '@/src/ui/button'
import { PhoneLink } from './phone-link'
import { Share } from './share'

/** What one can do about this vehicle: talk to someone (on phones the bar below has that), come by, pass it on. */
export const Actions = ({
  callText,
  phone,
  masked,
  location,
  share,
}: {
  callText: string
  phone: string | undefined
  masked: boolean
  location: SiteLocation | undefined
  share: { readonly url: string; readonly title: string }
}) => (
  <div className="grid gap-3">
    {phone && (
      <PhoneLink phone={phone} masked={masked} className={button('primary', 'lg', 'w-full max-lg:hidden')}>
        <Icon name="phone" className="size-5" />
        {callText}
      </PhoneLink>
    )}
    <div className="flex flex-wrap gap-3">
      {location && (
        <a href={directionsHref(location)} className={button('secondary', 'md', 'flex-1 whitespace-nowrap')}>
          <Icon name="map-pin" className="size-5" />
          Get directions
        </a>
      )}
      <Share {...share} />
    </div>
  </div>
)

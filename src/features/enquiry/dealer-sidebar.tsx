import { formatPhone, telHref } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { Icon } from '@/src/ui/icon'

/** The dealer's name and phone number, for shoppers who prefer to call. */
export const DealerSidebar = ({ site, phone }: { site: Pick<Site, 'name'>; phone: string | undefined }) => (
  <div data-dealer-sidebar className="grid gap-1">
    <p className="font-semibold">{site.name}</p>
    {phone ? (
      <a
        href={telHref(phone)}
        className="inline-flex min-h-11 items-center gap-2 tabular-nums underline-offset-4 hover:underline"
      >
        <Icon name="phone" className="size-5" />
        <span>
          Prefer to talk? Call <span className="whitespace-nowrap">{formatPhone(phone)}</span>
        </span>
      </a>
    ) : (
      <p className="text-muted">We reply to every message.</p>
    )}
  </div>
)

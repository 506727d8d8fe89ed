import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import X from 'lucide-react/icons/x'
import Link from 'next/link'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { directionsHref, primaryLocation, sitePhone } from '@/src/domain/locations/present'
import type { MenuItem, Site } from '@/src/domain/tenancy/site'
import { button } from '@/src/ui/button'
import { SearchBox } from '@/src/ui/search-box'

export const drawerId = 'site-drawer'

const row = 'flex min-h-12 w-full items-center justify-between gap-4 py-2 text-lg font-semibold'

const Item = ({ item }: { item: MenuItem }) =>
  item.children?.length ? (
    <details name="site-drawer" className="group">
      <summary className={row}>
        {item.label}
        <ChevronDown aria-hidden className="text-muted size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-3">
        {item.children.map((child) => (
          <li key={child.href + child.label}>
            <Link href={child.href} prefetch={false} className="flex min-h-11 items-center pl-4">
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  ) : (
    <Link href={item.href ?? '/'} prefetch={false} className={row}>
      {item.label}
    </Link>
  )

/** The menu of narrow screens: a popover, so the browser opens and closes it by itself. */
export const Drawer = ({ site }: { site: Site }) => {
  const place = primaryLocation(site)
  const phone = sitePhone(site)
  return (
    <div id={drawerId} popover="auto" className="site-drawer" role="dialog" aria-label="Menu">
      <div className="flex items-center justify-between pb-4">
        <span className="font-heading text-lg font-bold">Menu</span>
        <button type="button" popoverTarget={drawerId} popoverTargetAction="hide" className="site-icon-button">
          <X aria-hidden className="size-6" />
          <span className="sr-only">Close menu</span>
        </button>
      </div>
      <SearchBox action={site.switches.search.base_path} id="drawer-search" size="md" />
      <nav aria-label="Menu" className="py-4">
        <ul className="divide-border border-border divide-y border-y">
          {site.header.map((item) => (
            <li key={item.label}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-3">
        {phone && (
          <a href={telHref(phone)} className={button('secondary', 'lg', 'w-full')}>
            <Phone aria-hidden className="size-5" />
            {formatPhone(phone)}
          </a>
        )}
        {place && (
          <a href={directionsHref(place)} className={button('secondary', 'lg', 'w-full')}>
            <MapPin aria-hidden className="size-5" />
            Get directions
          </a>
        )}
      </div>
    </div>
  )
}

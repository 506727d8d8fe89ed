import { directionsHref, findPrimaryLocation, sitePhone } from '@/src/domain/locations/location-display'
import type { Site } from '@/src/domain/tenancy/site'
import { HeaderView } from './header-view'

/**
 * One header for every dealer; `data-header` selects one of nine layouts of the same parts in `header.css` (TEN-10).
 */
export const Header = ({ site }: { site: Site }) => {
  const location = findPrimaryLocation(site)
  const announcement = site.switches.display.announcement
  return (
    <>
      {announcement && (
        <aside aria-label="Announcement" className="bg-chrome text-on-chrome px-4 py-2 text-center text-sm">
          {announcement}
        </aside>
      )}
      <HeaderView
        look={site.theme.header}
        name={site.name}
        items={site.header}
        searchPath={site.switches.search.base_path}
        logo={site.theme.logo_url}
        phone={sitePhone(site)}
        directions={location && directionsHref(location)}
      />
    </>
  )
}

import { directionsHref, findPrimaryLocation } from '@/src/domain/locations/location-display'
import { sitePhone } from '@/src/domain/locations/phones'
import { phoneLink } from '@/src/domain/phone'
import { fitMenu, availableMenuWidth } from '@/src/domain/navigation/fit-menu'
import type { MenuItem } from '@/src/domain/navigation/menu'
import { buildPhoneMenu } from '@/src/domain/navigation/phone-menu'
import type { Site } from '@/src/domain/tenancy/site'
import { canSignIn } from '@/src/server/accounts/sign-in'
import { registerServerHtml } from '@/src/ui/register-server-html'
import { HeaderView } from './header-view'
import type { MenuItems } from './menu'

/** Layouts with a row for the menu alone. */
const twoRowLooks: ReadonlySet<string> = new Set(['two-rows', 'centred'])

const listWideMenu = (site: Site): readonly MenuItem[] =>
  twoRowLooks.has(site.theme.header)
    ? site.header
    : fitMenu(site.header, availableMenuWidth({ name: site.name, hasImage: site.theme.logo_url !== undefined }))

const registerItems = (items: readonly MenuItem[]): string =>
  registerServerHtml(JSON.stringify({ items } satisfies MenuItems))

/**
 * One header for every dealer; `data-header` selects one of nine layouts of the same parts in `header.css` (TEN-10).
 */
export const Header = ({ site }: { site: Site }) => {
  const location = findPrimaryLocation(site)
  const phone = sitePhone(site)
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
        items={registerItems(buildPhoneMenu(site.header, site.footer))}
        menu={registerItems(listWideMenu(site))}
        searchPath={site.switches.search.base_path}
        logo={site.theme.logo_url}
        phone={phone ? phoneLink(phone) : undefined}
        directions={location && directionsHref(location)}
        saved={site.switches.display.save}
        account={canSignIn && site.switches.accounts.garage ? site.switches.accounts.garage_path : undefined}
      />
    </>
  )
}

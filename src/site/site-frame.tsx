import { offersSubscription } from '@/src/domain/stock/price/subscription'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import type { ReactNode } from 'react'
import { buildComparisonWarning } from '@/src/domain/finance/disclaimer'
import { sitePhone } from '@/src/domain/locations/phones'
import { allStockLink } from '@/src/domain/navigation/all-stock-link'
import type { Site } from '@/src/domain/tenancy/site'
import { toStockLook } from '@/src/domain/theme/site-theme'
import { Footer } from '@/src/features/navigation/footer'
import { Header } from '@/src/features/navigation/header'
import { imageHost } from '@/src/server/site/images'
import { mapStyleUrl } from '@/src/server/site/map-style'
import { warnMissing } from '@/src/server/site/warn-missing'
import { SiteBasicsProvider } from '@/src/shared/site-basics'

type Props = {
  site: Site
  children: ReactNode
  /** Rendered after the footer, such as the chat bubble. */
  beside?: ReactNode
}

/**
 * The dealer's header and footer around a page. `site` needs its menus (`withMenus`). Also used by the panel's preview.
 */
export const SiteFrame = ({ site, children, beside }: Props) => {
  const phone = sitePhone(site)
  const { vehicle, display } = site.switches
  if (phone === undefined) warnMissing(site, 'no phone number found')
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteBasicsProvider
        value={{
          name: site.name,
          searchPath: site.switches.search.base_path,
          stock: allStockLink(site),
          look: toStockLook(site.theme),
          noun: dealerNounOf(site),
          phone,
          testDrive: vehicle.test_drive ? replaceTestDrive('Book a test drive', display.item_types) : undefined,
          imageHost,
          mapStyle: mapStyleUrl,
          leadsWithSubscription: offersSubscription(display),
          financeWarning: site.switches.finance.estimate ? buildComparisonWarning(site.switches.finance) : undefined,
        }}
      >
        <Header site={site} />
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
        <Footer site={site} />
        {beside}
      </SiteBasicsProvider>
    </>
  )
}

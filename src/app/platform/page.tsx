import { Icon } from '@/src/ui/icon'
import { listDemoSites } from '@/src/server/platform/platform'
import { button } from '@/src/ui/button'
import { formatInteger } from '@/src/domain/text/numbers'

export const dynamic = 'force-dynamic'

/** The platform's start page: links to the panel and, in a demo, to every dealer. */
const PlatformPage = async () => {
  const sites = await listDemoSites()
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl">Forecourt</h1>
          <p className="text-muted max-w-[52ch] text-lg">
            {sites.length > 0
              ? 'One installation, many dealers. Each dealer has its own site, with its own design, stock and settings.'
              : 'The platform is running. Staff sign in to the panel.'}
          </p>
        </div>
        <p className="flex flex-wrap gap-3">
          {sites.length > 0 && (
            <a href="/dev-mailbox" className={button('secondary', 'lg')}>
              Dev mailbox
            </a>
          )}
          <a href="/admin" className={button('primary', 'lg')}>
            Open the panel
          </a>
        </p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sites.map((site) => (
          <li key={site.slug}>
            <a
              href={site.url}
              className="group border-border bg-raised hover:shadow-raised flex h-full flex-col gap-8 overflow-hidden rounded-md border p-6 transition-shadow"
            >
              <span aria-hidden className="h-1.5 w-16 rounded-full" style={{ background: site.accent }} />
              <span className="mt-auto flex items-end justify-between gap-4">
                <span className="grid min-w-0 gap-1">
                  <span className="font-heading text-lg font-bold">{site.name}</span>
                  <span className="text-muted text-sm tabular-nums">{formatInteger(site.count)} vehicles</span>
                </span>
                <Icon name="arrow-up-right" className="text-muted group-hover:text-ink size-6 flex-none" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

export default PlatformPage

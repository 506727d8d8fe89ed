import { emptyCatalogueSearch } from '@/src/domain/catalogue/search-params'
import { findItems, findModels } from '@/src/server/models/catalogue'
import { button } from '@/src/ui/button'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'
import { formatInteger } from '@/src/domain/text/numbers'

type SearchLink = { readonly path: string; readonly name: string; readonly hint: string; readonly count: number }

const listSearchLinks = async (tenantId: string): Promise<readonly SearchLink[]> => {
  const [models, items] = await Promise.all([
    findModels(tenantId, emptyCatalogueSearch),
    findItems(tenantId, emptyCatalogueSearch),
  ])
  return [
    { path: '/models', name: 'Search models', hint: 'Manufacturer, model or body', count: models?.count ?? 0 },
    {
      path: '/parts/search',
      name: 'Search parts and accessories',
      hint: 'Name or part number',
      count: items?.count ?? 0,
    },
  ].filter(({ count }) => count > 0)
}

/** Plain forms that submit to the searches of models and items (SRCH-15). */
export const catalogueLinksView: BlockView<'catalogue-links'> = async (data, { site, id }) => {
  const boxes = await listSearchLinks(site.id)
  if (boxes.length === 0) return null
  const title = id('catalogue')
  return (
    <Section title={data.heading ?? 'Find something else'} id={title}>
      <div className="grid gap-6 lg:grid-cols-2">
        {boxes.map(({ path, name, hint, count }) => (
          <form key={path} action={path} method="get" role="search" className="grid gap-2">
            <label htmlFor={`${title}${path.replaceAll('/', '-')}`} className="font-semibold">
              {name} <span className="text-muted text-sm font-normal tabular-nums">{formatInteger(count)}</span>
            </label>
            <div className="flex gap-2">
              <input
                id={`${title}${path.replaceAll('/', '-')}`}
                name="query"
                type="search"
                maxLength={200}
                placeholder={hint}
                className="rounded-button border-border-strong bg-raised text-ink placeholder:text-muted h-11 w-full min-w-0 border px-3"
              />
              <button type="submit" className={button('secondary')}>
                Search
              </button>
            </div>
          </form>
        ))}
      </div>
    </Section>
  )
}

import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { formatModelName, type ModelPage } from '@/src/domain/models/model'
import { variantActionOf } from '@/src/domain/models/model-page'
import type { ModelStockSummary } from '@/src/domain/models/model-stock'
import { buildModelCrumbs } from '@/src/domain/models/structured-data'
import { formatDollars } from '@/src/domain/money/format-money'
import { dealerNounOf, stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Site } from '@/src/domain/tenancy/site'
import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'
import { button } from '@/src/ui/button'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { modelImageOf } from './model-image'

/** Address of this model's stock, its count, and what its vehicles have in common. */
export type ModelStock = {
  readonly href: string
  readonly count: number
  readonly summary: ModelStockSummary
  /** Where a shopper asks to be emailed when one arrives. */
  readonly alertHref?: string
}

type IntroProps = {
  readonly model: ModelPage
  readonly site: Pick<Site, 'switches'>
  readonly stock: ModelStock
  /** The page has the form to register interest. */
  readonly form: boolean
}

const Title = ({ model }: { readonly model: ModelPage }) => (
  <div className="grid gap-3">
    {model.status === 'coming_soon' && <p className="model-coming">Coming soon</p>}
    <h1>{formatModelName(model)}</h1>
    {model.short_description && <p>{model.short_description}</p>}
  </div>
)

const Actions = ({ model, site, stock, form }: IntroProps) => {
  const action = variantActionOf(model.status, site.switches, stock.summary.itemTypes)
  return (
    <div className="flex flex-wrap gap-3">
      {(model.status !== 'coming_soon' || form) && (
        <a href={action.href} className={button('primary', 'lg')}>
          {action.label}
        </a>
      )}
      {stock.count > 0 && (
        <a href={stock.href} className={button('secondary', 'lg')}>
          {`See ${formatInteger(stock.count)} in stock`}
        </a>
      )}
    </div>
  )
}

/** Title, description and actions of a model with sections of its own. */
export const ModelIntro = (props: IntroProps) => (
  <div className="wrap model-intro">
    <Breadcrumbs crumbs={buildModelCrumbs(props.model)} />
    <div className="model-title">
      <Title model={props.model} />
      <Actions {...props} />
    </div>
  </div>
)

/** Versions named beside the price; the vehicles below show the others. */
const MAX_VERSIONS = 6

const formatVersions = (versions: readonly string[]): string => {
  const rest = versions.length - MAX_VERSIONS
  const names = versions.slice(0, MAX_VERSIONS).join(', ')
  return rest > 0 ? `${names} and ${formatInteger(rest)} more` : names
}

const StockFacts = ({ site, stock: { count, summary } }: IntroProps) => (
  <dl className="model-stock-facts">
    {summary.price && (
      <div>
        <dt>From</dt>
        <dd>
          <b>{formatDollars(summary.price.dollars)}</b> {summary.price.type_text}
        </dd>
      </div>
    )}
    <div>
      <dt>In stock</dt>
      <dd>
        {formatCount(count, ...(summary.itemTypes.length > 0 ? stockNounOf(summary.itemTypes) : dealerNounOf(site)))}
      </dd>
    </div>
    {summary.versions.length > 0 && (
      <div>
        <dt>{summary.versions.length === 1 ? 'Version' : 'Versions'}</dt>
        <dd>{formatVersions(summary.versions)}</dd>
      </div>
    )}
  </dl>
)

/** Shown in place of a price and a test drive: a model that is not in stock can be enquired about. */
const NoStock = ({ model, stock: { alertHref } }: IntroProps) => (
  <>
    <p>
      We have no {formatModelName(model)} in stock right now. Tell us what you’re after, and we’ll let you know when one
      arrives.
    </p>
    <div className="flex flex-wrap gap-3">
      <a href="/contact" className={button('primary', 'lg')}>
        Enquire
      </a>
      {alertHref !== undefined && (
        <a href={alertHref} rel="nofollow" className={button('secondary', 'lg')}>
          Email me when one arrives
        </a>
      )}
    </div>
  </>
)

const StockDetails = (props: IntroProps) => {
  if (props.stock.count > 0)
    return (
      <>
        <StockFacts {...props} />
        <Actions {...props} />
      </>
    )
  return props.model.status === 'coming_soon' ? <Actions {...props} /> : <NoStock {...props} />
}

/** The top of a page that is built from stock, because staff have written no section for the model (MOD-01). */
export const StockIntro = (props: IntroProps) => {
  const image = modelImageOf(props.model)
  return (
    <div className="wrap model-intro model-stock">
      <div className="grid gap-5">
        <Breadcrumbs crumbs={buildModelCrumbs(props.model)} />
        <div className="model-title model-stock-title">
          <Title model={props.model} />
        </div>
        <StockDetails {...props} />
      </div>
      <ResponsiveImage
        src={imageUrl(image, { width: 960, crop: '3x2' })}
        srcSet={imageSrcSet(image, [480, 640, 960, 1280], { crop: '3x2' })}
        sizes="(width >= 64rem) 45vw, 100vw"
        alt=""
        width={960}
        height={640}
        priority
      />
    </div>
  )
}

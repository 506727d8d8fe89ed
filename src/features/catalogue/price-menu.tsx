import { useState, type FormEvent } from 'react'
import type { CatalogueSearch, CrossedPrice } from '@/src/domain/catalogue/search-params'
import { parseAmount } from '@/src/domain/amounts'
import { formatDollars } from '@/src/domain/money/format-money'
import { omitEmpty } from '@/src/domain/omit-empty'
import { crossedMinimumText } from '@/src/domain/stock/search-url/crossed-minimum'
import { formatInteger } from '@/src/domain/text/numbers'
import { button } from '@/src/ui/button'
import { MoneyInput } from '@/src/ui/inputs/amounts'
import { FilterMenu } from './choice-menu'
import { HiddenSearchFields } from './hidden-search-fields'

type Props = {
  path: string
  search: CatalogueSearch
  stats: { readonly min: number; readonly max: number } | undefined
  /** The price range from more to less that the page was requested with. */
  crossed: CrossedPrice | undefined
  go: (search: CatalogueSearch) => void
}
type PriceEnd = 'min' | 'max'
type Errors = Partial<Record<PriceEnd, string | undefined>>
const ends = ['min', 'max'] as const
const endLabels = { min: 'From', max: 'To' } as const

const findError = (text: string): string | undefined =>
  text.trim() === '' || parseAmount(text) !== undefined ? undefined : 'Please enter an amount in dollars.'

const crossedError = (max: number): Errors => ({ min: crossedMinimumText(formatDollars(max)) })

const findErrors = (min: string, max: string): Errors => {
  const [from, to] = [parseAmount(min), parseAmount(max)]
  if (from !== undefined && to !== undefined && from > to) return crossedError(to)
  return { min: findError(min), max: findError(max) }
}

type Crossed = Pick<Props, 'crossed'> & { readonly price: CatalogueSearch['price'] | undefined }

/** The minimum that the page was requested with stays in its field until another search replaces this one. */
const crossedNow = ({ crossed, price }: Crossed): CrossedPrice | undefined =>
  price?.max === crossed?.max && price?.min === undefined ? crossed : undefined

/** The errors belong to the range they were found with: “Clear Filters” removes them. */
const useErrors = ({ crossed, price }: Crossed) => {
  const current = crossedNow({ crossed, price })
  const [refusal, setRefusal] = useState<{ price: typeof price; errors: Errors }>({
    price,
    errors: current ? crossedError(current.max) : {},
  })
  const errors: Errors = refusal.price === price ? refusal.errors : {}
  return { errors, setErrors: (found: Errors) => setRefusal({ price, errors: found }) }
}

const priceOf = (min: string, max: string): Pick<CatalogueSearch, 'price'> => {
  const price = omitEmpty({ min: parseAmount(min), max: parseAmount(max) })
  return Object.keys(price).length > 0 ? { price } : {}
}

const fieldText = (amount: number | undefined): string => (amount === undefined ? '' : formatInteger(amount))

/** Filter by a price range; what is no amount, or beyond the other end, stays in its field with an error below. */
export const PriceMenu = ({ path, search, stats, crossed, go }: Props) => {
  const { price, ...rest } = search
  const values = crossedNow({ crossed, price }) ?? price ?? {}
  const { errors, setErrors } = useErrors({ crossed, price })
  if (!stats && !price) return null
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (end: PriceEnd): string => String(form.get(`range[price][${end}]`) ?? '')
    const newErrors = findErrors(text('min'), text('max'))
    setErrors(newErrors)
    if (newErrors.min || newErrors.max) return
    go({ ...rest, offset: 0, ...priceOf(text('min'), text('max')) })
  }
  return (
    <FilterMenu title="Price" selected={price ? 1 : 0}>
      <form
        key={`${price?.min}:${price?.max}`}
        action={path}
        method="get"
        onSubmit={handleSubmit}
        className="grid gap-3 p-2"
      >
        <HiddenSearchFields search={rest} />
        <div className="grid grid-cols-2 gap-3">
          {ends.map((end) => (
            <MoneyInput
              key={end}
              id={`catalogue-price-${end}`}
              name={`range[price][${end}]`}
              label={endLabels[end]}
              labelMore="price, in dollars"
              placeholder={stats && formatInteger(end === 'min' ? Math.floor(stats.min) : Math.ceil(stats.max))}
              defaultValue={fieldText(values[end])}
              error={errors[end]}
            />
          ))}
        </div>
        <button type="submit" className={button('secondary')}>
          Apply price
        </button>
      </form>
    </FilterMenu>
  )
}

import { useState, type FormEvent } from 'react'
import type { CatalogueSearch } from '@/src/domain/catalogue/search-params'
import { parseAmount } from '@/src/domain/inputs'
import { formatInteger } from '@/src/domain/text/numbers'
import { button } from '@/src/ui/button'
import { MoneyInput } from '@/src/ui/inputs/amounts'
import { FilterMenu } from './choice-menu'
import { HiddenSearchFields } from './hidden-search-fields'

type Props = {
  path: string
  search: CatalogueSearch
  stats: { readonly min: number; readonly max: number } | undefined
  go: (search: CatalogueSearch) => void
}
type PriceEnd = 'min' | 'max'
const ends = ['min', 'max'] as const
const endLabels = { min: 'From', max: 'To' } as const

const findError = (text: string): string | undefined =>
  text.trim() === '' || parseAmount(text) !== undefined ? undefined : 'Please enter an amount in dollars.'

/** Filter by a price range; text that is not an amount stays in its field, with an error below. */
export const PriceMenu = ({ path, search, stats, go }: Props) => {
  const { price } = search
  const [errors, setErrors] = useState<Partial<Record<PriceEnd, string | undefined>>>({})
  if (!stats && !price) return null
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (end: PriceEnd): string => String(form.get(`range[price][${end}]`) ?? '')
    const newErrors = { min: findError(text('min')), max: findError(text('max')) }
    setErrors(newErrors)
    if (newErrors.min || newErrors.max) return
    const [min, max] = ends.map((end) => parseAmount(text(end)))
    const { price: _, ...others } = search
    const sorted = min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }
    const range = {
      ...(sorted.min !== undefined && { min: sorted.min }),
      ...(sorted.max !== undefined && { max: sorted.max }),
    }
    go({ ...others, offset: 0, ...(Object.keys(range).length > 0 && { price: range }) })
  }
  const { price: _, ...rest } = search
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
              defaultValue={price?.[end] === undefined ? '' : formatInteger(price[end])}
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

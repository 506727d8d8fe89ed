import { useState, type FormEvent } from 'react'
import type { CatalogueSearch } from '@/src/domain/catalogue/address'
import { groupedAmount, readAmount } from '@/src/domain/inputs'
import { button } from '@/src/ui/button'
import { MoneyInput } from '@/src/ui/inputs/amounts'
import { Menu } from './choice-menu'
import { KeptFields } from './kept-fields'

type Props = {
  path: string
  search: CatalogueSearch
  stats: { readonly min: number; readonly max: number } | undefined
  go: (search: CatalogueSearch) => void
}
type End = 'min' | 'max'
const ends = ['min', 'max'] as const
const words = { min: 'From', max: 'To' } as const

const problemOf = (text: string): string | undefined =>
  text.trim() === '' || readAmount(text) !== undefined ? undefined : 'Please enter an amount in dollars.'

/** Filter by a price range; text that is not an amount stays in its field, with an error below. */
export const PriceMenu = ({ path, search, stats, go }: Props) => {
  const { price } = search
  const [wrong, setWrong] = useState<Partial<Record<End, string | undefined>>>({})
  if (!stats && !price) return null
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (end: End): string => String(form.get(`range[price][${end}]`) ?? '')
    const problems = { min: problemOf(text('min')), max: problemOf(text('max')) }
    setWrong(problems)
    if (problems.min || problems.max) return
    const [min, max] = ends.map((end) => readAmount(text(end)))
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
    <Menu title="Price" chosen={price ? 1 : 0}>
      <form key={`${price?.min}:${price?.max}`} action={path} method="get" onSubmit={submit} className="grid gap-3 p-2">
        <KeptFields search={rest} />
        <div className="grid grid-cols-2 gap-3">
          {ends.map((end) => (
            <MoneyInput
              key={end}
              id={`catalogue-price-${end}`}
              name={`range[price][${end}]`}
              label={words[end]}
              labelMore="price, in dollars"
              placeholder={stats && groupedAmount(end === 'min' ? Math.floor(stats.min) : Math.ceil(stats.max))}
              defaultValue={price?.[end] === undefined ? '' : groupedAmount(price[end])}
              error={wrong[end]}
            />
          ))}
        </div>
        <button type="submit" className={button('secondary')}>
          Apply price
        </button>
      </form>
    </Menu>
  )
}

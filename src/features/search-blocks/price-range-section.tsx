import type { DollarRange } from '@/src/domain/stock/searches/price-range'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Switches } from '@/src/domain/switches'
import { PriceRangeBlock } from './price-range-block'
import { PriceRangeForm } from './price-range-form'

type Props = {
  heading?: string
  text?: string
  search: Switches['search']
  /** Number of all vehicles. */
  count: number
  bounds: DollarRange
  itemTypes: readonly string[]
}

const SECTION_ID = 'price-range'

/** Section of the price-range block (SRCH-16): the HTML has a complete form, and its script loads later. */
export const PriceRangeSection = ({
  heading = 'Shop by price',
  text = 'Set your budget. We’ll show the highest price first.',
  search: { base_path, sorts },
  count,
  bounds,
  itemTypes,
}: Props) => {
  const noun = stockNounOf(itemTypes)
  return (
    <section id={SECTION_ID} aria-labelledby={`${SECTION_ID}-title`} className="border-border border-t py-10 lg:py-14">
      <div className="wrap grid gap-6 lg:grid-cols-12 lg:items-end lg:gap-10">
        <div className="grid gap-2 lg:col-span-4 lg:self-center">
          <h2 id={`${SECTION_ID}-title`} className="text-xl lg:text-2xl">
            {heading}
          </h2>
          <p className="text-muted max-w-[44ch]">{text}</p>
        </div>
        <div className="lg:col-span-8">
          <PriceRangeBlock id={SECTION_ID} search={{ base_path, sorts }} count={count} bounds={bounds} noun={noun}>
            <PriceRangeForm action={base_path} at={bounds} bounds={bounds} count={count} noun={noun} />
          </PriceRangeBlock>
        </div>
      </div>
    </section>
  )
}

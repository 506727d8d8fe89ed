import { useId } from 'react'
import { Select } from '@/src/admin/ui/select'
import { withConstant } from '@/src/domain/stock/feed/mapping-constants'
import { hasNoPrice, hasPlainPrice } from '@/src/domain/stock/import-steps/price-type'
import { termsOf } from '@/src/domain/stock/import-steps/terms'
import type { StepProps } from './step-props'

const NoPrice = ({ id }: { readonly id: string }) => (
  <section className="import-stock__box" aria-labelledby={`${id}-title`}>
    <h3 id={`${id}-title`}>No price</h3>
    <p>
      No column goes to a price, so these vehicles would have none on the site. If the file has prices, choose “Price”
      for their column above.
    </p>
  </section>
)

/** Asks what the prices include if the file has a plain “Price”, and says so if it has none. */
export const PriceTypeChoice = ({
  mapping,
  onChange,
}: Pick<StepProps, 'onChange'> & { readonly mapping: StepProps['draft']['mapping'] }) => {
  const id = useId()
  if (hasNoPrice(mapping)) return <NoPrice id={id} />
  if (!hasPlainPrice(mapping)) return null
  return (
    <section className="import-stock__box" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>What does the price include?</h3>
      <p className="import-stock__field">
        <label htmlFor={id}>The file doesn’t say so. Its prices are</label>
        <Select
          id={id}
          value={String(mapping.constants?.price_type ?? '')}
          {...(mapping.constants?.price_type === undefined && { emptyLabel: 'Choose what they include' })}
          options={termsOf('price_type')}
          onChange={(type) => {
            void onChange({ mapping: withConstant(mapping, 'price_type', type) })
          }}
        />
      </p>
    </section>
  )
}

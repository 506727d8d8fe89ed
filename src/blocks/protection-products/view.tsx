import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import { imageUrl } from '@/src/domain/images'
import { CONSUMER_LAW_NOTE } from '@/src/domain/vehicle-page/facts/promises'
import type { BlockData } from '@/src/server/content/block-data'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { chooseColumns } from '@/src/ui/row-columns'
import { Section } from '@/src/ui/section'
import { imageOf } from '../safe-values'
import type { BlockView } from '../view'

type ProductRow = NonNullable<BlockData<'protection-products'>['products']>[number]

const Product = ({ row }: { row: ProductRow }) => {
  const image = imageOf(row)
  const facts = [row.term, row.price].filter((one) => one !== undefined)
  return (
    <article className="border-border bg-raised flex h-full flex-col overflow-hidden rounded-md border">
      {image && (
        <ResponsiveImage
          src={imageUrl(image, { width: 640, quality: 75 })}
          alt=""
          width={640}
          height={427}
          className="aspect-3/2 w-full object-cover"
        />
      )}
      <div className="grid flex-1 content-start gap-2 p-5">
        <h3 className="text-lg">{row.name}</h3>
        {facts.length > 0 && <p className="font-semibold">{facts.join(' · ')}</p>}
        {row.text && <p>{row.text}</p>}
      </div>
    </article>
  )
}

export const protectionProductsView: BlockView<'protection-products'> = (data, { id, site }) => {
  const products = (data.products ?? []).filter(({ name }) => name !== undefined)
  if (products.length === 0) return null
  return (
    <Section
      title={data.heading ?? replaceCarNoun('Protect your car', dealerNounOf(site))}
      id={id('protection')}
      background="bg-surface-alt"
    >
      {data.text && <p className="text-muted mb-6 max-w-[70ch]">{data.text}</p>}
      <ul className="full-rows" data-columns={chooseColumns(products.length, [3, 2])}>
        {products.map((row, index) => (
          <li key={index}>
            <Product row={row} />
          </li>
        ))}
      </ul>
      <p className="text-muted mt-4 text-sm">{CONSUMER_LAW_NOTE}</p>
    </Section>
  )
}

import { ContentImage } from '@/src/features/content/content-image'
import type { BlockData } from '@/src/server/content/block-data'
import { button } from '@/src/ui/button'
import { imageOf, openHref } from '../safe-values'
import type { BlockContext, BlockView } from '../view'

type ColumnRow = NonNullable<BlockData<'columns'>['columns']>[number]

const gridByCount: Readonly<Record<number, string>> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
}

const isShown = (row: ColumnRow): boolean => Boolean(row.title ?? row.text) || imageOf(row) !== undefined

const Column = ({ row, heading, context }: { row: ColumnRow; heading: 'h2' | 'h3'; context: BlockContext }) => {
  const Heading = heading
  const [image, href] = [imageOf(row), openHref(row.link_href, context)]
  return (
    <div className="flex flex-col items-start gap-3">
      {image && (
        <div className="w-full overflow-hidden rounded-md">
          <ContentImage src={image} widths={[320, 480, 640, 960]} sizes="(width >= 48rem) 33vw, 100vw" />
        </div>
      )}
      {row.title && <Heading className="text-lg">{row.title}</Heading>}
      {(row.text?.split(/\n{2,}/) ?? []).map((paragraph, index) => (
        <p key={index} className="max-w-[70ch]">
          {paragraph}
        </p>
      ))}
      {href !== undefined && row.link_label && (
        <a href={href} className={button('secondary', 'md', 'mt-auto')}>
          {row.link_label}
        </a>
      )}
    </div>
  )
}

export const columnsView: BlockView<'columns'> = (data, context) => {
  const rows = (data.columns ?? []).filter(isShown)
  if (rows.length === 0) return null
  const title = context.id('columns')
  return (
    <section {...(data.heading && { 'aria-labelledby': title })} className="section">
      <div className="wrap">
        {data.heading && (
          <div className="section-head">
            <h2 id={title} className="section-title">
              {data.heading}
            </h2>
          </div>
        )}
        <div className={`grid gap-8 lg:gap-10 ${gridByCount[rows.length] ?? ''}`}>
          {rows.map((row, index) => (
            <Column key={index} row={row} heading={data.heading ? 'h3' : 'h2'} context={context} />
          ))}
        </div>
      </div>
    </section>
  )
}

import { button } from '@/src/ui/button'
import { classNames } from '@/src/ui/class-names'
import { openHref } from '../safe-values'
import type { BlockView } from '../view'

export const buttonView: BlockView<'button'> = (data, context) => {
  const href = openHref(data.href, context)
  if (href === undefined || !data.label) return null
  const isCentred = data.align === 'center'
  const link = (
    <a href={href} className={button(data.look ?? 'primary', 'lg')}>
      {data.label}
    </a>
  )
  if (!data.heading) {
    return (
      <div className={classNames('wrap flex py-4 last:pb-10 lg:py-6 lg:last:pb-16', isCentred && 'justify-center')}>
        {link}
      </div>
    )
  }
  const title = context.id('button')
  return (
    <section aria-labelledby={title} className="section">
      <div
        className={classNames(
          'wrap flex flex-wrap items-center gap-x-10 gap-y-5',
          isCentred ? 'flex-col text-center' : 'justify-between',
        )}
      >
        <h2 id={title} className="section-title">
          {data.heading}
        </h2>
        {link}
      </div>
    </section>
  )
}

import { button } from '@/src/ui/button'
import { classNames } from '@/src/ui/class-names'
import { openHref } from '../safe-values'
import type { BlockView } from '../view'

export const buttonView: BlockView<'button'> = (data, context) => {
  const href = openHref(data.href, context)
  if (href === undefined || !data.label) return null
  return (
    <div
      className={classNames(
        'wrap flex py-4 last:pb-10 lg:py-6 lg:last:pb-16',
        data.align === 'center' && 'justify-center',
      )}
    >
      <a href={href} className={button(data.look ?? 'primary', 'lg')}>
        {data.label}
      </a>
    </div>
  )
}

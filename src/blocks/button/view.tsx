import { button } from '@/src/ui/button'
import { openHref } from '../safe-values'
import type { BlockView } from '../view'

export const buttonView: BlockView<'button'> = (data, context) => {
  const href = openHref(data.href, context)
  if (href === undefined || !data.label) return null
  return (
    <div className={data.align === 'center' ? 'wrap flex justify-center py-4 lg:py-6' : 'wrap flex py-4 lg:py-6'}>
      <a href={href} className={button(data.look ?? 'primary', 'lg')}>
        {data.label}
      </a>
    </div>
  )
}

import type { BlockView } from '../view'

const heights = { small: 'h-4 lg:h-6', medium: 'h-8 lg:h-12', large: 'h-16 lg:h-24' } as const

export const spacerView: BlockView<'spacer'> = ({ size = 'medium' }) =>
  size === 'line' ? (
    <div className="wrap py-4 lg:py-6">
      <hr className="border-border" />
    </div>
  ) : (
    <div aria-hidden className={heights[size]} />
  )

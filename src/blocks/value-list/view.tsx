import { Icon } from '@/src/ui/icon'
import { Section } from '@/src/ui/section'
import { rowsOf, textOf } from '../data'
import type { BlockView } from '../view'

export const valueListView: BlockView = (data, { id }) => {
  const items = rowsOf(data, 'items').filter((row) => textOf(row, 'title') !== '')
  if (items.length === 0) return null
  const text = textOf(data, 'text')
  return (
    <Section title={textOf(data, 'heading') || 'What comes with it'} id={id('value')}>
      {text && <p className="text-muted mb-6 max-w-[70ch]">{text}</p>}
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((row, index) => (
          <li key={index} className="flex gap-3">
            <Icon name="check" className="text-accent-text mt-0.5 size-5 flex-none" />
            <div>
              <p className="font-semibold">{textOf(row, 'title')}</p>
              {textOf(row, 'text') && <p className="text-muted text-sm">{textOf(row, 'text')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

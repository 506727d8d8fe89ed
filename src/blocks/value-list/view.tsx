import { Icon } from '@/src/ui/icon'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'

export const valueListView: BlockView<'value-list'> = (data, { id }) => {
  const items = (data.items ?? []).filter(({ title }) => title !== undefined)
  if (items.length === 0) return null
  return (
    <Section title={data.heading ?? 'What’s included'} id={id('value')}>
      {data.text && <p className="text-muted mb-6 max-w-[70ch]">{data.text}</p>}
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text }, index) => (
          <li key={index} className="flex gap-3">
            <Icon name="check" className="text-accent-text mt-0.5 size-5 flex-none" />
            <div>
              <p className="font-semibold">{title}</p>
              {text && <p className="text-muted text-sm">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
